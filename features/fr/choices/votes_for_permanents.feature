# language: fr
Fonctionnalité: On vote pour des permanents
  > Chaque joueur vote pour un permanent, et ceux qui ont le plus de voix sont exilés. Qui vote, et pour quoi ?

  @id:vote_for.tied @situation:vote_for @clause:effect.vote @from:2014-06-06 @must
  Scénario: Les coéquipiers votent chacun, et à égalité tout ce qui a le plus de voix est exilé, même chez le coéquipier
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Glacial Stalker »
    Et qu'Edward contrôle « Plaine »
    Quand Angie lance « Council's Judgment »
    Et qu'Angie vote pour « Géant des collines »
    Et que Barry vote pour « Géant des collines »
    Et qu'Edward vote pour « Grizzlis »
    Et que Ronald vote pour « Grizzlis »
    Et que le sort se résout
    Alors Edward possède « Géant des collines » en exil
    Et Barry possède « Grizzlis » en exil
    Et Ronald contrôle « Glacial Stalker »

  @id:vote_for.most @situation:vote_for @clause:effect.vote @from:2014-06-06 @must
  Scénario: Ce qui a moins de voix reste, et de deux permanents d'un même nom un seul est exilé
    Étant donné qu'Edward contrôle deux « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Council's Judgment »
    Et qu'Angie vote pour la première carte « Géant des collines »
    Et que Barry vote pour la première carte « Géant des collines »
    Et qu'Edward vote pour la deuxième carte « Géant des collines »
    Et que Ronald vote pour « Grizzlis »
    Et que le sort se résout
    Alors Edward possède la première carte « Géant des collines » en exil
    Et Edward contrôle « Géant des collines »
    Et Ronald contrôle « Grizzlis »
