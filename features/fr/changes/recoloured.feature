# language: fr
Fonctionnalité: Une autre couleur
  > Un effet donne une couleur à des objets, ou l'une est choisie quand il se résout. Qu'en voit-on, et sur quoi ?

  @id:recoloured.all @clause:object.recoloured @clause:layers.order @from:2008-07-15 @must
  Scénario: Toutes les créatures sont noires, celles des deux équipes, et plus rien de ce qu'elles étaient
    Étant donné qu'Angie contrôle « Glen Elendra Liege »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Grizzlis »
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Wind Drake » est 3/3
    Quand Barry lance « Darkest Hour »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Wind Drake » est 3/3

  @id:recoloured.target @clause:object.recoloured @clause:step.cleanup @from:2010-10-01 @must
  Scénario: Une créature qui devient blanche l'est jusqu'à la fin du tour, avec tout ce que reçoivent les blanches
    Étant donné que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand Barry lance « Niveous Wisps » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Brave the Elements »
    Et que le sort se résout
    Et que Barry choisit la couleur le rouge
    Alors la carte « Grizzlis » est engagée
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Lightning Helix » en ciblant « Grizzlis »
    Mais Edward peut lancer « Lightning Helix » en ciblant « Géant des collines »

  @id:recoloured.chosen @clause:object.recoloured @clause:object.enters_chosen @from:2008-07-15 @must
  Scénario: Tout ce qui n'est pas un terrain est de la couleur choisie, et un terrain n'en a aucune
    Étant donné qu'Angie contrôle « Glen Elendra Liege »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Shifting Sky »
    Et que la couleur choisie pour « Shifting Sky » est le bleu
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Glen Elendra Liege » est 2/3

  @id:recoloured.washed_out @clause:effect.choice @from:2005-08-01 @must
  Scénario: Ce qui est de la couleur choisie revient à son propriétaire, qui que ce soit ; ce qui en a une autre reste
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Wash Out »
    Et que le sort se résout
    Et qu'Angie choisit la couleur le vert
    Alors Angie a « Grizzlis » en main
    Et Ronald a « Grizzlis » en main
    Et Barry contrôle « Wind Drake »
    Et Edward contrôle « Géant des collines »
