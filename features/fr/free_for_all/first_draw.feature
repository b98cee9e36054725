# language: fr
Fonctionnalité: La première étape de pioche d'une partie à quatre quand le premier joueur est parti
  > En chacun pour soi, personne ne saute la première pioche. Le joueur qui commence concède pendant l'entretien, et le tour continue sans joueur actif. Qui pioche ?

  @id:free_for_all.draw.conceded @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:team.concedes @variant:free-for-all @from:2009-10-01 @should
  Scénario: Dans le reste d'un tour dont le joueur est parti personne ne pioche, et le suivant pioche comme toujours
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Et qu'Angie concède la partie
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a huit cartes en main
    Et Martha a sept cartes en main
