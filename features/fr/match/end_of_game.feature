# language: fr
@source:F @source:I @source:J
Fonctionnalité: La fin d'une partie
  > Les joueurs gagnent et perdent en équipe. Et si les deux équipes perdent au même moment ?

  @id:game.draw.both_lose @clause:game.over @clause:state_check.when @from:2010-04-23 @must
  Scénario: Les deux équipes perdent en même temps, et la partie est un ex æquo
    Étant donné que l'équipe d'Angie a 22 points de vie
    Et que l'équipe d'Edward a 22 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Edward a 0 point de vie
    Et la partie se termine en ex æquo
