# language: it
Funzionalità: Per che cosa si spende il mana
  > Certo mana non ha colore, e certo mana ricorda per che cosa può essere speso, o che cosa accade alla magia che paga. Che cosa paga?

  @id:mana.spent.colourless @situation:mana.spent.colourless @clause:cost.resources @clause:mana.own @from:2010-04-23 @must
  Scenario: Due mana senza colore pagano ciò che qualsiasi mana paga, e nessun simbolo colorato
    Dato che Angie controlla “Sol Ring”
    E che Angie controlla “Isola”
    Allora Angie non può lanciare “Shock” bersagliando Edward
    Ma Angie può lanciare “Divination”

  @id:mana.spent.both @situation:mana.spent.colourless @clause:mana.own @clause:cost.resources @from:2010-04-23 @must
  Scenario: Ciò che un permanente dà sono due mana, nella riserva di chi lo TAPpa e di nessun compagno
    Dato che Angie controlla “Sol Ring”
    Quando Angie attiva l'abilità di “Sol Ring”
    Allora Angie ha due mana non spesi
    E Barry non ha mana non speso

  @id:mana.spent.colourless_symbol @situation:mana.spent.colourless @clause:cost.colourless @clause:mana.own @from:2016-01-16 @must
  Scenario: Il simbolo del mana senza colore si paga con un tale mana, e con nessuno che abbia un colore
    Dato che Angie controlla due “Foresta”
    E che Barry controlla “Sol Ring”
    E che Edward controlla “Giant Spider”
    Allora Angie non può lanciare “Spatial Contortion” bersagliando “Giant Spider”
    Ma Barry può lanciare “Spatial Contortion” bersagliando “Giant Spider”
    Quando la magia si risolve
    Allora la creatura “Giant Spider” è 5/1

  @id:mana.spent.only @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Il mana riservato alle magie creatura non paga nessun'altra magia
    Dato che Angie controlla due “Ancient Ziggurat”
    Allora Angie non può lanciare “Shock” bersagliando Edward
    Ma Angie può lanciare “Orso Grizzly”

  @id:mana.spent.beside @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Quando altro mana paga una stregoneria, quello riservato alle magie creatura resta non speso
    Dato che Angie controlla “Ancient Ziggurat”
    E che Angie controlla “Montagna”
    E che Angie controlla “Pianura”
    Quando Angie attiva l'abilità di “Ancient Ziggurat”
    E Angie sceglie il colore il verde
    E Angie lancia “Pyroclasm”
    Allora Angie ha un mana non speso

  @id:mana.spent.ability @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Il mana riservato alle magie creatura non paga nessuna abilità di una creatura
    Dato che Angie controlla “Ancient Ziggurat”
    E che Angie controlla “Drudge Skeletons”
    E che Barry controlla “Drudge Skeletons”
    E che Barry controlla “Palude”
    Allora Angie non può attivare l'abilità di “Drudge Skeletons”
    Ma Barry può attivare l'abilità di “Drudge Skeletons”

  @id:mana.spent.uncountered @situation:mana.spent.uncountered @clause:mana.remembers @clause:spell.uncountered @from:2010-04-23 @must
  Scenario: Una stregoneria per la quale è stato speso il mana di Boseiju non viene neutralizzata
    Dato che Angie controlla “Boseiju, Who Shelters All”
    E che Angie controlla due “Isola”
    Quando Angie attiva l'abilità di “Boseiju, Who Shelters All”
    E Angie lancia “Divination”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Divination”
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha due carte in mano

  @id:mana.spent.countered @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Una magia creatura per la quale è stato speso lo stesso mana viene neutralizzata
    Dato che Angie controlla “Boseiju, Who Shelters All”
    E che Angie controlla “Foresta”
    Quando Angie attiva l'abilità di “Boseiju, Who Shelters All”
    E Angie lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero

  @id:mana.spent.next @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Un istantaneo pagato con altro mana viene neutralizzato, qualunque cosa abbia pagato la magia precedente
    Dato che Angie controlla “Boseiju, Who Shelters All”
    E che Angie controlla cinque “Isola”
    Quando Angie attiva l'abilità di “Boseiju, Who Shelters All”
    E Angie lancia “Divination”
    E la magia si risolve
    E Angie lancia “Reach Through Mists”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Reach Through Mists” nel proprio cimitero

  @id:mana.spent.charged @situation:mana.spent.charged @clause:cost.resources @clause:mana.ability @from:2010-04-23 @must
  Scenario: Ogni mana toglie uno di tre segnalini carica, e senza segnalini non ce n'è
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Sphere of the Suns”
    E la magia si risolve
    Allora “Sphere of the Suns” ha tre segnalini carica
    E la carta “Sphere of the Suns” è TAPpata
    E Angie non può attivare l'abilità di “Sphere of the Suns”
    Quando la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie sceglie il colore il rosso
    Allora Angie può attivare l'abilità di “Sphere of the Suns”
    E “Sphere of the Suns” ha due segnalini carica
    E Angie ha un mana non speso
