# language: fr
Fonctionnalité: À chacun ses points de vie
  > Deux équipes de deux s'affrontent, et les coéquipiers ne partagent ni points de vie ni marqueurs poison. Qui perd des points de vie, et qui a perdu ?

  @id:versus.life.damage @clause:versus.teams @clause:life.start_alone @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Les blessures infligées à un joueur laissent intacts les points de vie de son coéquipier
    Étant donné qu'Angie a 20 points de vie
    Et qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors Edward a 18 points de vie
    Et Ronald a 20 points de vie
    Et Angie a 20 points de vie

  @id:versus.life.each_player @clause:versus.teams @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Ce qui parle de chaque joueur désigne les quatre, le coéquipier aussi
    Étant donné qu'Angie a 20 points de vie
    Et que Barry a 19 points de vie
    Et qu'Edward a 18 points de vie
    Et que Ronald a 17 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors Angie a 16 points de vie
    Et Barry a 15 points de vie
    Et Edward a 14 points de vie
    Et Ronald a 13 points de vie

  @id:versus.life.teammate @clause:versus.teams @clause:target.choose @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Un sort utile peut cibler le coéquipier, et celui qui le lance n'y gagne rien
    Étant donné qu'Angie a 20 points de vie
    Et que Barry a 7 points de vie
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Barry
    Et que le sort se résout
    Alors Barry a 14 points de vie
    Et Angie a 20 points de vie

  @id:versus.life.hidetsugu @clause:life.read_alone @clause:versus.teams @variant:team-vs-team @from:2011-09-30 @must
  Scénario: La moitié des points de vie de chaque joueur est la moitié de ce qu'il a seul
    Étant donné qu'Angie a 20 points de vie
    Et que Barry a 7 points de vie
    Et qu'Edward a 40 points de vie
    Et que Ronald a 1 point de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors Angie a 10 points de vie
    Et Barry a 4 points de vie
    Et Edward a 20 points de vie
    Et Ronald a 1 point de vie

  @id:versus.poison.own @clause:poison.lethal_alone @clause:team.loses_whole @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Dix marqueurs poison éliminent un seul joueur, et son coéquipier n'en a aucun de ceux-là
    Étant donné qu'Edward a neuf marqueurs poison
    Et que Ronald a huit marqueurs poison
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors Edward perd la partie
    Et Ronald a neuf marqueurs poison
    Et Ronald est toujours dans la partie
    Et la partie continue
