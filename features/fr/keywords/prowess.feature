# language: fr
Fonctionnalité: La prouesse
  > Une créature grandit avec les sorts qui sont lancés. Les sorts de qui, et lesquels ?

  @id:prowess.own @clause:keyword.prowess @clause:object.you @from:2014-09-26 @must
  Scénario: Une créature grandit jusqu'à la fin du tour avec le sort de son contrôleur, et non avec celui d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Jeskai Student »
    Quand Barry lance « Shock » en ciblant Edward
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Angie lance « Shock » en ciblant Edward
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Jeskai Student » se résout
    Alors la créature « Jeskai Student » est 2/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Jeskai Student » est 1/3

  @id:prowess.which @situation:prowess.own @clause:keyword.prowess @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  Scénario: Une créature ne grandit pas avec un sort de créature, et grandit avec un rituel
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Jeskai Student »
    Quand Angie lance « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Angie lance « Divination »
    Et que la capacité déclenchée de « Jeskai Student » se résout
    Alors la créature « Jeskai Student » est 2/4

  @id:prowess.graveyard @situation:prowess.own @clause:keyword.prowess @clause:ability.zone @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  Scénario: Une créature grandit avec un sort, tandis qu'une autre de même nom, au cimetière, n'en voit aucun
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Jeskai Student »
    Et qu'Angie a « Jeskai Student » dans son cimetière
    Quand Angie lance « Divination »
    Alors la pile compte deux sorts et capacités
