# language: it
Funzionalità: Ciò che non viene distrutto
  > Un permanente è indistruttibile. Che cosa gli si può fare, e a ciò che gli sta accanto?

  @id:keyword.indestructible.destroy @clause:effect.indestructible @from:2010-04-23 @must
  Scenario: Un effetto che distrugge tutte le creature lascia ciò che è indistruttibile, e nulla accanto
    Dato che Angie controlla “Darksteel Gargoyle”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Angie controlla “Darksteel Gargoyle”
    E Barry ha “Gigante di Collina” nel proprio cimitero
    Ed Edward ha “Orso Grizzly” nel proprio cimitero

  @id:keyword.indestructible.damage @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: Il danno letale non lo distrugge, nemmeno nel turno successivo
    Dato che Angie controlla “Darksteel Gargoyle”
    E che Edward controlla “Typhoid Rats”
    E che Ronald controlla “Obsianus Golem”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Obsianus Golem”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Obsianus Golem” con “Darksteel Gargoyle”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie controlla “Darksteel Gargoyle”
    Quando Angie attacca Edward con “Darksteel Gargoyle”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla “Darksteel Gargoyle”

  @id:keyword.indestructible.deathtouch @clause:effect.indestructible @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: Nemmeno il tocco letale lo distrugge, e distrugge la creatura accanto
    Dato che Angie controlla “Darksteel Gargoyle”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Typhoid Rats”
    E che Ronald controlla “Vampire Nighthawk”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Typhoid Rats”
    E Ronald attacca Angie con “Vampire Nighthawk”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Vampire Nighthawk” con “Darksteel Gargoyle”
    E Barry blocca “Typhoid Rats” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla “Darksteel Gargoyle”
    E Barry ha “Gigante di Collina” nel proprio cimitero
    Ed Edward ha “Typhoid Rats” nel proprio cimitero
    E Ronald ha “Vampire Nighthawk” nel proprio cimitero

  @id:keyword.indestructible.sacrifice @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: Ciò che è indistruttibile può essere sacrificato
    Dato che Edward controlla “Darksteel Gargoyle”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    Allora Edward ha “Darksteel Gargoyle” nel proprio cimitero
    E Ronald controlla “Gigante di Collina”

  @id:keyword.indestructible.shrunk @clause:effect.indestructible @clause:creature.dies @from:2018-04-27 @must
  Scenario: Ciò che è indistruttibile va al cimitero senza costituzione
    Dato che Edward controlla “Darksteel Gargoyle”
    Quando Angie lancia “Grasp of Darkness” bersagliando “Darksteel Gargoyle”
    E la magia si risolve
    Allora Edward ha “Darksteel Gargoyle” nel proprio cimitero
