# language: fr
Fonctionnalité: Des marqueurs par paires
  > Une créature a des marqueurs +1/+1 et reçoit un marqueur -1/-1. Combien en reste-t-il de chaque sorte ?

  @id:counters.pairs.more @situation:counters.pairs @clause:counters.pairs @from:2007-05-01 @must
  Scénario: Un marqueur +1/+1 et un marqueur -1/-1 s'en vont ensemble, et les autres restent
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Et que Ronald contrôle « Grizzlis »
    Et que « Grizzlis » a deux marqueurs +1/+1
    Quand Barry lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors « Géant des collines » a un marqueur +1/+1
    Et « Géant des collines » n'a aucun marqueur -1/-1
    Et la créature « Géant des collines » est 4/4
    Et « Grizzlis » a deux marqueurs +1/+1
    Quand Angie lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors « Géant des collines » n'a aucun marqueur +1/+1
    Et « Géant des collines » n'a aucun marqueur -1/-1
    Et la créature « Géant des collines » est 3/3

  @id:counters.pairs.fewer @situation:counters.pairs @clause:counters.pairs @from:2007-05-01 @must
  Scénario: Des marqueurs +1/+1 et -1/-1, ceux qui sont en surnombre restent
    Étant donné que Barry contrôle « Géant des collines »
    Et que « Géant des collines » a un marqueur +1/+1
    Quand Angie lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors « Géant des collines » n'a aucun marqueur +1/+1
    Et « Géant des collines » a un marqueur -1/-1
    Et la créature « Géant des collines » est 2/2

  @id:counters.pairs.stay @situation:counters.pairs @clause:counters.pairs @from:2005-08-01 @until:2007-05-01 @must
  Scénario: Les marqueurs +1/+1 et -1/-1 restaient les uns à côté des autres
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Quand Barry lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors « Géant des collines » a deux marqueurs +1/+1
    Et « Géant des collines » a un marqueur -1/-1
    Et la créature « Géant des collines » est 4/4
