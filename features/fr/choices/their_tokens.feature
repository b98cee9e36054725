# language: fr
Fonctionnalité: Des jetons que d'autres créent
  > Un autre joueur que le contrôleur crée des jetons. À qui sont-ils dans une équipe, et qui est interrogé ?

  @id:their_tokens.controller @situation:their_tokens @clause:object.you @from:2005-08-01 @must
  Scénario: Le contrôleur de ce qui a été détruit crée la bête, et ni son coéquipier ni le lanceur
    Étant donné que Ronald contrôle « Géant des collines »
    Quand Angie lance « Beast Within » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Ronald a « Géant des collines » dans son cimetière
    Et Ronald contrôle un jeton Bête
    Et Edward ne contrôle aucune Bête
    Et Angie ne contrôle aucune Bête

  @id:their_tokens.own @situation:their_tokens @clause:object.you @from:2005-08-01 @must
  Scénario: Le permanent d'un coéquipier devient la bête de ce coéquipier
    Étant donné que Barry contrôle « Forêt »
    Quand Angie lance « Beast Within » en ciblant « Forêt »
    Et que le sort se résout
    Alors Barry a « Forêt » dans son cimetière
    Et Barry contrôle un jeton Bête
    Et Angie ne contrôle aucune Bête

  @id:their_tokens.orchard @situation:their_tokens @clause:mana.tapped @clause:team.opponents @from:2005-08-01 @must
  Scénario: Un adversaire des deux est choisi pour l'esprit, chaque fois que le terrain est engagé pour du mana
    Étant donné qu'Angie contrôle « Forbidden Orchard »
    Quand Angie choisit la couleur le vert
    Et qu'Angie choisit Ronald comme cible
    Et qu'Angie active la capacité de « Forbidden Orchard »
    Alors Angie a un mana non dépensé
    Quand la capacité déclenchée de « Forbidden Orchard » se résout
    Alors Ronald contrôle un jeton Esprit
    Et Edward ne contrôle aucun Esprit
    Et Barry ne contrôle aucun Esprit

  @id:their_tokens.tempted @situation:their_tokens @clause:effect.offer @clause:team.opponents @from:2005-08-01 @must
  Scénario: Chaque adversaire décide seul s'il cède, le coéquipier n'est pas interrogé, et le lanceur en obtient un de plus pour chacun qui cède
    Étant donné qu'Angie a une carte en main
    Et que Barry n'a aucune carte en main
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand Angie lance « Tempt with Bunnies »
    Et qu'Edward fait ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Et que le sort se résout
    Alors Angie contrôle deux jetons de créature
    Et Edward contrôle un jeton de créature
    Et Ronald ne contrôle aucune créature
    Et Barry ne contrôle aucune créature
    Et Angie a deux cartes en main
    Et Edward a une carte en main
    Et Ronald n'a aucune carte en main
    Et Barry n'a aucune carte en main

  @id:their_tokens.both @situation:their_tokens @clause:effect.offer @clause:team.opponents @from:2005-08-01 @must
  Scénario: Si les deux membres de l'autre équipe cèdent, le lanceur en a trois
    Étant donné que Barry n'a aucune carte en main
    Quand Angie lance « Tempt with Bunnies »
    Et qu'Edward fait ce que la capacité permet
    Et que Ronald fait ce que la capacité permet
    Et que le sort se résout
    Alors Angie contrôle trois jetons de créature
    Et Edward contrôle un jeton de créature
    Et Ronald contrôle un jeton de créature
    Et Barry ne contrôle aucune créature
    Et Barry n'a aucune carte en main
