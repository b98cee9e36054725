# language: it
Funzionalità: Ciò che accade a un solo membro
  > È un giocatore a guadagnare o perdere punti vita, o a lanciare una magia. L'abilità del compagno lo vede?

  @id:ruling.ajanis_pridemate @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita guadagnati dal compagno non contano per Ajani's Pridemate
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Ajani's Pridemate”
    E che Angie controlla “Lampad of Death's Vigil”
    E che Angie controlla “Fonte di mana”
    Quando Barry lancia “Creeping Chill”
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    E “Ajani's Pridemate” non ha nessun segnalino +1/+1
    Quando Angie attiva l'abilità di “Lampad of Death's Vigil”
    E Angie sacrifica “Lampad of Death's Vigil”
    E l'abilità si risolve
    E l'abilità innescata di “Ajani's Pridemate” si risolve
    Allora “Ajani's Pridemate” ha un segnalino +1/+1

  @id:ruling.speaker_of_the_heavens @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Speaker of the Heavens richiede 7 punti vita in più di quelli con cui la squadra ha iniziato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 37 punti vita
    E che Angie controlla “Speaker of the Heavens”
    Quando Angie attiva l'abilità di “Speaker of the Heavens”
    E l'abilità si risolve
    Allora Angie controlla una pedina Angelo 4/4

  @id:ruling.speaker_of_the_heavens.too_little @situation:ruling.speaker_of_the_heavens @clause:life.read @from:2010-04-23 @must
  Scenario: Sei punti vita in più di quelli iniziali non bastano a Speaker of the Heavens
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 36 punti vita
    E che Angie controlla “Speaker of the Heavens”
    E che Angie controlla “Spear Spewer”
    Allora Angie non può attivare l'abilità di “Speaker of the Heavens”
    Ma Angie può attivare l'abilità di “Spear Spewer”

  @id:ruling.path_of_bravery @clause:life.read @from:2010-04-23 @must
  Scenario: Finché la squadra ha i punti vita iniziali, Path of Bravery rafforza le creature del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 31 punti vita
    E che Angie controlla “Path of Bravery”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Gigante di Collina” è 3/3
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 2/2
