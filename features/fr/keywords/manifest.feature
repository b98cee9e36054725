# language: fr
Fonctionnalité: Des cartes manifestées
  > Une carte de la bibliothèque est mise face cachée sur le champ de bataille. Qu'est-elle, qui la retourne, et à quel prix ?

  @id:manifest.creature @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scénario: Une carte de créature est une 2/2 que son joueur, et non le coéquipier, retourne pour son coût de mana
    Étant donné qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Angie contrôle six « Source de mana »
    Et que Barry contrôle six « Montagne »
    Quand Angie lance « Soul Summons »
    Et que le sort se résout
    Alors Angie contrôle une créature 2/2
    Et la carte « Géant des collines » est face cachée
    Et Barry ne peut pas retourner « Géant des collines » face visible
    Mais Angie peut retourner « Géant des collines » face visible
    Et la créature « Géant des collines » est 3/3
    Et la pile est vide

  @id:manifest.other @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scénario: Ce qui n'est pas une carte de créature ne peut pas être retourné, et va au cimetière comme la 2/2 meurt
    Étant donné qu'Angie a « Naturalisation » au-dessus de sa bibliothèque
    Et qu'Angie contrôle « Battering Craghorn »
    Et que la carte « Battering Craghorn » est face cachée
    Et qu'Angie contrôle sept « Source de mana »
    Quand Angie lance « Soul Summons »
    Et que le sort se résout
    Alors la créature « Naturalisation » est 2/2
    Et Angie ne peut pas retourner « Naturalisation » face visible
    Mais Angie peut retourner « Battering Craghorn » face visible
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Naturalisation »
    Et que le sort se résout
    Alors Angie a « Naturalisation » dans son cimetière

  @id:manifest.either @situation:manifest @clause:effect.manifest @clause:spell.turned_up @from:2018-04-27 @must
  Scénario: Une carte avec la mégamue est retournée pour l'un ou l'autre coût, et pour celui de mana sans marqueur
    Étant donné qu'Angie a « Glacial Stalker » au-dessus de sa bibliothèque
    Et qu'Angie contrôle deux « Plaine »
    Et qu'Angie contrôle six « Île »
    Quand Angie lance « Soul Summons »
    Et que le sort se résout
    Et qu'Angie choisit le mode 2
    Et qu'Angie retourne « Glacial Stalker » face visible
    Alors la créature « Glacial Stalker » est 4/5

  @id:manifest.controller @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scénario: Manifeste celui qui contrôlait la cible, de sa propre bibliothèque, et non son coéquipier
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward a « Géant des collines » au-dessus de sa bibliothèque
    Et que Ronald a « Grizzlis » au-dessus de sa bibliothèque
    Quand Angie lance « Reality Shift » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward possède « Grizzlis » en exil
    Et Edward contrôle une créature 2/2
    Et Ronald ne contrôle aucune créature
    Et la carte « Géant des collines » est face cachée

  @id:manifest.cloak @situation:manifest @clause:effect.cloak @clause:trigger.ward @from:2024-02-09 @must
  Scénario: Ce qui est enveloppé a la parade contre les adversaires, et non contre le coéquipier
    Étant donné qu'Angie contrôle « Ransom Note »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Edward contrôle « Montagne »
    Quand Angie choisit le mode 1
    Et qu'Angie active la capacité de « Ransom Note »
    Et que la capacité se résout
    Et qu'Edward ne paie pas ce qui est demandé
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Géant des collines »
    Et que la capacité déclenchée de « Géant des collines » se résout
    Alors Edward a « Shock » dans son cimetière
    Et la créature « Géant des collines » est 2/2
    Quand Barry lance « Shock » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
