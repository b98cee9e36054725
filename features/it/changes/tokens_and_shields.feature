# language: it
Funzionalità: Colori delle pedine, e scudi troppo grandi
  > Una pedina ha il colore che le è dato. Il danno è minore di quanto si preverrebbe. Che cosa si conta?

  @id:changes.beside.token_colour @clause:object.colour @clause:layers.order @from:2005-08-01 @must
  Scenario: Una pedina bianca cresce di quanto si dice delle creature bianche, una carta verde no
    Dato che Barry controlla “Crusade”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Bastion of Remembrance”
    E la magia si risolve
    E l'abilità innescata di “Bastion of Remembrance” si risolve
    Allora Angie controlla una pedina creatura 2/2
    E la creatura “Orso Grizzly” è 2/2

  @id:changes.beside.shield @clause:replacement.shield @from:2005-08-01 @must
  Scenario: Un danno minore dello scudo è prevenuto per intero, e il resto dello scudo ne previene ancora
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie ha “Mending Hands” in mano
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E Barry lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 14 punti vita
