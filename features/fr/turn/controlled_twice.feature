# language: fr
Fonctionnalité: Une équipe que deux joueurs doivent contrôler
  > Deux effets permettent à quelqu'un de contrôler un membre de la même équipe pendant son prochain tour. Qui décide ?

  @id:turn.control.latest @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scénario: Le dernier des deux effets vaut, pour les deux membres, quel que soit celui que chacun concernait
    Étant donné que l'équipe d'Edward a 60 points de vie
    Et qu'Edward contrôle « Wall of Blood »
    Et que Ronald contrôle « Wall of Blood »
    Quand Angie lance « Worst Fears » en ciblant Ronald
    Et que le sort se résout
    Et que Barry lance « Worst Fears » en ciblant Edward
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie ne peut pas activer la capacité de « Wall of Blood » pour Ronald
    Et Angie ne peut pas activer la capacité de « Wall of Blood » pour Edward
    Mais Barry peut activer la capacité de « Wall of Blood » pour Ronald
    Et Barry peut activer la capacité de « Wall of Blood » pour Edward
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Barry ne peut pas activer la capacité de « Wall of Blood » pour Edward
    Mais Edward peut activer la capacité de « Wall of Blood »
