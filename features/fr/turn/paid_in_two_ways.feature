# language: fr
Fonctionnalité: Un coût payé d'une de deux façons
  > Chaque symbole du coût d'un sort est un mana rouge ou deux de n'importe lesquels. Avec quels terrains peut-il être lancé ?

  @id:cost.two_or_red @situation:cost.two_or_red @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scénario: Flame Javelin coûte trois manas rouges, ou deux de n'importe lesquels pour chaque rouge qui manque, et ceux du coéquipier n'y aident pas
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle deux « Montagne »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle quatre « Forêt »
    Et qu'Edward contrôle trois « Montagne »
    Alors Angie ne peut pas lancer « Flame Javelin » en ciblant Edward
    Mais Barry peut lancer « Flame Javelin » en ciblant Edward
    Quand le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Flame Javelin » en ciblant Ronald
    Quand le sort se résout
    Alors l'équipe d'Edward a 12 points de vie

  @id:cost.two_or_red.four @situation:cost.two_or_red @clause:cost.resources @from:2018-04-27 @must
  Scénario: Avec deux montagnes et deux forêts Flame Javelin est lancé, et avec une montagne et trois forêts il ne l'est pas
    Étant donné qu'Angie contrôle deux « Montagne »
    Et qu'Angie contrôle deux « Forêt »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle trois « Forêt »
    Et qu'Edward contrôle « Force verdoyante »
    Et que Ronald contrôle « Barkhide Mauler »
    Alors Barry ne peut pas lancer « Flame Javelin » en ciblant « Barkhide Mauler »
    Mais Angie peut lancer « Flame Javelin » en ciblant « Barkhide Mauler »
    Quand le sort se résout
    Alors Ronald a « Barkhide Mauler » dans son cimetière
    Et Edward contrôle « Force verdoyante »
