# language: fr
Fonctionnalité: Ce qui est sur la pile, et qui est le monarque
  > Les sorts et capacités de tous les joueurs sont sur une seule pile, et un joueur est le monarque. Qu'en est-il à quel moment ?

  @id:how_many.stack @situation:how_many @clause:priority.pass @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Chaque sort est sur la pile jusqu'à ce qu'il se résolve ou soit contrecarré, et ce qui le contrecarre aussi
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Grizzlis »
    Alors la pile compte un sort ou capacité
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Grizzlis »
    Alors la pile compte deux sorts et capacités
    Quand le sort se résout
    Alors la pile est vide
    Et Angie a « Grizzlis » dans son cimetière
    Quand Angie lance « Shock » en ciblant « Géant des collines »
    Et qu'Angie lance « Shock » en ciblant « Géant des collines »
    Alors la pile compte deux sorts et capacités
    Quand le sort se résout
    Alors la pile compte un sort ou capacité
    Et Edward contrôle « Géant des collines »

  @id:how_many.trigger @situation:how_many @clause:trigger.intervening_if @clause:spell.kicker @from:2009-10-01 @must
  Scénario: Une capacité déclenchée y est seule, et une autre dont la condition n'est pas vraie n'y est pas
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Goblin Bushwhacker » en payant son coût de kick
    Et que le sort se résout
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Goblin Bushwhacker » se résout
    Alors la pile est vide
    Quand Barry lance « Heartstabber Mosquito »
    Et que le sort se résout
    Alors la pile est vide
    Et Edward contrôle « Géant des collines »

  @id:how_many.monarch @clause:monarch.one @clause:monarch.abilities @from:2018-04-27 @must
  Scénario: Un joueur est le monarque, jamais une équipe, jusqu'à ce qu'une tête de l'autre équipe le devienne
    Étant donné que Ronald contrôle « Géant des collines »
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Alors Angie n'est pas le monarque
    Quand la capacité déclenchée de « Palace Sentinels » se résout
    Alors Angie est le monarque
    Mais Barry n'est pas le monarque
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Ronald est le monarque
    Mais Edward n'est pas le monarque
    Et Angie n'est pas le monarque
