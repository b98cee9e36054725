# language: it
Funzionalità: Che cosa solo poche creature osano bloccare
  > Una creatura ha paura, o intimidisce. Quali creature dell'una o dell'altra testa possono bloccarla?

  @id:feared.black @clause:combat.fear @clause:combat.block @from:2018-04-27 @must
  Scenario: Le creature nere dell'una o dell'altra testa bloccano chi ha paura, e nessun'altra
    Dato che Angie controlla “Severed Legion”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Child of Night”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Severed Legion”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Severed Legion” con “Orso Grizzly”
    Ma Ronald può bloccare “Severed Legion” con “Child of Night”

  @id:feared.artifact @clause:combat.fear @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Una creatura artefatto non ha timore
    Dato che Angie controlla “Severed Legion”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Bottle Gnomes”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Severed Legion”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Severed Legion” con “Orso Grizzly”
    Ma Ronald può bloccare “Severed Legion” con “Bottle Gnomes”

  @id:feared.colour @clause:combat.intimidate @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura che condivide un colore non è intimidita, e una nera sì
    Dato che Angie controlla “Bladetusk Boar”
    E che Edward controlla “Child of Night”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bladetusk Boar”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Bladetusk Boar” con “Child of Night”
    Ma Ronald può bloccare “Bladetusk Boar” con “Gigante di Collina”

  @id:feared.gnomes @clause:combat.intimidate @clause:combat.block @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Neppure una creatura artefatto è intimidita
    Dato che Angie controlla “Bladetusk Boar”
    E che Edward controlla “Child of Night”
    E che Ronald controlla “Bottle Gnomes”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Bladetusk Boar”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Bladetusk Boar” con “Child of Night”
    Ma Ronald può bloccare “Bladetusk Boar” con “Bottle Gnomes”
