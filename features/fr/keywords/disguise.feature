# language: fr
Fonctionnalité: Des cartes lancées face cachée avec la parade
  > Une carte est lancée face cachée et montre qu'elle a la parade. Qui doit payer pour la cibler, et quand est-elle retournée ?

  @id:disguise.warded @situation:disguise @clause:spell.disguise @clause:trigger.ward @from:2024-02-09 @must
  Scénario: Face cachée, elle ne fait rien en arrivant, et ce qui la cible d'un adversaire qui ne paie pas est contrecarré
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Montagne »
    Quand Angie lance « Nightdrinker Moroii » face cachée
    Et que le sort se résout
    Et qu'Edward ne paie pas ce qui est demandé
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Nightdrinker Moroii »
    Et que la capacité déclenchée de « Nightdrinker Moroii » se résout
    Alors Edward a « Shock » dans son cimetière
    Et la carte « Nightdrinker Moroii » est face cachée
    Et la créature « Nightdrinker Moroii » est 2/2
    Et l'équipe d'Angie a 20 points de vie

  @id:disguise.teammate @situation:disguise @clause:spell.disguise @clause:trigger.ward @clause:team.opponents @from:2024-02-09 @must
  Scénario: Un coéquipier n'a rien à payer, et elle meurt comme une créature 2/2
    Étant donné qu'Angie contrôle « Nightdrinker Moroii »
    Et que la carte « Nightdrinker Moroii » est face cachée
    Quand Barry lance « Shock » en ciblant « Nightdrinker Moroii »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Angie a « Nightdrinker Moroii » dans son cimetière

  @id:disguise.up @situation:disguise @clause:spell.disguise @clause:spell.turned_up @from:2024-02-09 @must
  Scénario: Retournée, elle vole et n'a plus la parade, et personne ne perd de points de vie
    Étant donné qu'Angie contrôle « Nightdrinker Moroii »
    Et que la carte « Nightdrinker Moroii » est face cachée
    Et qu'Angie contrôle deux « Marais »
    Et que Barry contrôle deux « Marais »
    Et que l'équipe d'Angie a 20 points de vie
    Alors Barry ne peut pas retourner « Nightdrinker Moroii » face visible
    Mais Angie peut retourner « Nightdrinker Moroii » face visible
    Et la créature « Nightdrinker Moroii » est 4/2
    Et l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Nightdrinker Moroii »
    Et que le sort se résout
    Alors Angie a « Nightdrinker Moroii » dans son cimetière
