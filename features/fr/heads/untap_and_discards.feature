# language: fr
Fonctionnalité: Trois têtes dégagent, se défaussent et sacrifient
  > Ce qu'une étape fait pour deux têtes, elle le fait pour trois. La dernière est-elle oubliée ?

  @id:heads.steps.untap @clause:step.untap @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scénario: Les permanents des trois têtes se dégagent, et ceux de la troisième tête adverse non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et que Celia contrôle « Grizzlis »
    Et que Victor contrôle « Élémental de l'air »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Wind Drake » est engagée
    Et que la carte « Grizzlis » est engagée
    Et que la carte « Élémental de l'air » est engagée
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Wind Drake » est dégagée
    Et la carte « Grizzlis » est dégagée
    Et la carte « Élémental de l'air » est engagée

  @id:heads.steps.discards @clause:step.cleanup @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scénario: Chacune des trois têtes se défausse jusqu'à sept selon son propre choix
    Étant donné qu'Angie a sept cartes en main
    Et que Barry a huit cartes en main
    Et que Celia a « Shock » en main
    Et que Celia a neuf cartes en main
    Et que Victor a neuf cartes en main
    Quand l'équipe d'Angie finit son tour
    Et que Barry défausse une carte
    Et que Celia défausse deux cartes
    Alors Angie a sept cartes en main
    Et Barry a sept cartes en main
    Et Celia a sept cartes en main
    Et Celia a « Shock » dans son cimetière
    Et Celia a deux cartes dans son cimetière
    Et Victor a neuf cartes en main
    Et Victor n'a aucune carte dans son cimetière

  @id:heads.steps.unnerve @clause:object.you @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scénario: Les trois adversaires se défaussent et sont blessés, et aucun coéquipier
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et que Barry a deux cartes en main
    Et que Celia a deux cartes en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a deux cartes en main
    Et que Victor a trois cartes en main
    Quand Angie lance « Unnerve »
    Et que le sort se résout
    Et que Victor défausse deux cartes
    Alors Edward n'a aucune carte en main
    Et Ronald n'a aucune carte en main
    Et Victor a une carte en main
    Et Barry a deux cartes en main
    Et Celia a deux cartes en main
    Quand Celia lance « Sizzle »
    Et que le sort se résout
    Alors l'équipe d'Edward a 21 points de vie
    Et l'équipe d'Angie a 30 points de vie
