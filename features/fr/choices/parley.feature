# language: fr
Fonctionnalité: Chaque joueur révèle une carte
  > Chaque joueur révèle la carte du dessus de sa bibliothèque, et certaines sont comptées. Lesquelles comptent, et pour qui ?

  @id:parley.all @situation:parley @clause:effect.reveal @from:2018-04-27 @must
  Scénario: Les cartes non-terrain des quatre joueurs comptent pour le contrôleur seul, puis chacun pioche la sienne
    Étant donné qu'Angie a « Plaine » au-dessus de sa bibliothèque
    Et que Barry a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Edward a « Naturalisation » au-dessus de sa bibliothèque
    Et que Ronald a « Shock » au-dessus de sa bibliothèque
    Quand Angie lance « Rousing of Souls »
    Et que le sort se résout
    Alors Angie contrôle trois jetons de créature 1/1
    Et Barry ne contrôle aucun jeton de créature
    Et Angie a « Plaine » en main
    Et Barry a « Géant des collines » en main
    Et Edward a « Naturalisation » en main
    Et Ronald a « Shock » en main
