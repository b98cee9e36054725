# language: it
Funzionalità: Si contano le creature di un solo membro
  > Un numero è quello delle creature di un membro, confrontato con quello di ciascun avversario. E quelle del compagno?

  @id:ruling.malakir_blood_priest @clause:life.shared @clause:object.party @from:2005-08-01 @must
  Scenario: Il gruppo del controllore di Malakir Blood-Priest fa perdere all'altra squadra il doppio del suo numero; due Maghi contano una volta e il Guerriero di un compagno per nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sighted-Caste Sorcerer”
    E che Angie controlla “Legion Guildmage”
    E che Angie controlla “Marchesa's Infiltrator”
    E che Barry controlla “Turret Ogre”
    Quando Angie lancia “Malakir Blood-Priest”
    E la magia si risolve
    E l'abilità innescata di “Malakir Blood-Priest” si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 23 punti vita

  @id:ruling.timely_reinforcements @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: La squadra con meno punti vita ne guadagna 6, e chi ha meno creature di un avversario ne riceve tre, per quante ne abbia il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 15 punti vita
    E che la squadra di Edward ha 16 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Goblin Piker”
    E che Edward controlla due “Vanilla 1/1”
    Quando Angie lancia “Timely Reinforcements”
    E la magia si risolve
    Allora la squadra di Angie ha 21 punti vita
    E Angie controlla quattro creature

  @id:ruling.timely_reinforcements.neither @situation:ruling.timely_reinforcements @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Chi ha altrettanti punti vita, e tante creature quante ciascun avversario, non riceve nulla, anche se gli avversari insieme ne hanno di più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 16 punti vita
    E che la squadra di Edward ha 16 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Vanilla 1/1”
    E che Ronald controlla “Vanilla 1/1”
    Quando Angie lancia “Timely Reinforcements”
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita
    E Angie controlla una creatura
