# language: fr
Fonctionnalité: Chaque partie d'une carte dans les parties à plusieurs
  > Certaines parties de cartes ne se montrent que s'il y a plus de deux camps, ou des decks entiers. Chacune est-elle là ?

  @id:every.wave @clause:layers.open @variant:free-for-all @from:2018-10-05 @must
  Scénario: Après une Cosmotronic Wave, les créatures des adversaires bloquent pendant le tour d'un autre adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et que Martha contrôle « Géant des collines »
    Quand Angie lance « Cosmotronic Wave »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe de Martha commence
    Et que Martha attaque Edward avec « Géant des collines » de Martha
    Et que l'étape de déclaration des bloqueurs de l'équipe de Martha commence
    Alors Edward peut bloquer « Géant des collines » de Martha avec « Géant des collines » d'Edward

  @id:every.molten @clause:object.control @clause:combat.attack @variant:free-for-all @from:2020-01-24 @must
  Scénario: Ce que Molten Primordial a pris rentre sans célérité, et ne s'engage pas avant le tour de son joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Simon contrôle « Brimstone Trebuchet »
    Quand Angie lance « Molten Primordial »
    Et que le sort se résout
    Et qu'Angie choisit « Brimstone Trebuchet » comme cible
    Et que la capacité déclenchée de « Molten Primordial » se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe de Martha passe la priorité
    Alors Simon contrôle « Brimstone Trebuchet »
    Et Simon ne peut pas activer la capacité de « Brimstone Trebuchet »
    Quand la phase principale pré-combat de l'équipe de Simon commence
    Alors Simon peut activer la capacité de « Brimstone Trebuchet »

  @id:every.muse @clause:step.untap @clause:step.untap_kept @variant:team-vs-team @from:2018-10-05 @must
  Scénario: Seedborn Muse dégage aussi pendant l'étape de dégagement du coéquipier
    Étant donné qu'Angie contrôle « Seedborn Muse »
    Et qu'Angie contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Quand Angie finit son tour
    Alors c'est l'étape d'entretien de Barry
    Et la carte « Géant des collines » est dégagée

  @id:every.throne @clause:commander.designation @clause:object.types @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Un commandant qui n'est pas une créature est détruit à côté de Bastion Protector
    Étant donné qu'Angie contrôle « Bastion Protector »
    Et qu'Angie contrôle « Exercice du trône »
    Et que le commandant d'Angie est « Exercice du trône »
    Et qu'Edward contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a cinq marqueurs « loyauté »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward active la deuxième capacité de « Vraska the Unseen » en ciblant « Exercice du trône »
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie ne contrôle pas « Exercice du trône »

  @id:every.keleth @clause:deck.commander_partner @variant:commander @from:2020-11-20 @must
  Scénario: Keleth mène un deck à côté d'une autre carte qui a le partenariat
    Étant donné que le deck d'Angie contient « Keleth, Sunmane Familiar »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Keleth, Sunmane Familiar »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient 49 « Plaine »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:every.pir @clause:deck.commander_partner_with @variant:commander @from:2018-06-08 @must
  Scénario: Pir et Toothy mènent un deck ensemble
    Étant donné que le deck d'Angie contient « Pir, Imaginative Rascal »
    Et que le deck d'Angie contient « Toothy, Imaginary Friend »
    Et que le commandant d'Angie est « Pir, Imaginative Rascal »
    Et que le commandant d'Angie est « Toothy, Imaginary Friend »
    Et que le deck d'Angie contient 49 « Forêt »
    Et que le deck d'Angie contient 49 « Île »
    Alors le deck d'Angie est autorisé en Commander
