# language: it
Funzionalità: Carte lanciate a faccia in giù con egida
  > Una carta è lanciata a faccia in giù e mostra di avere egida. Chi deve pagare per sceglierla come bersaglio, e quando viene girata?

  @id:disguise.warded @situation:disguise @clause:spell.disguise @clause:trigger.ward @from:2024-02-09 @must
  Scenario: A faccia in giù non fa nulla entrando, e ciò che la bersaglia di un avversario che non paga è neutralizzato
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Montagna”
    Quando Angie lancia “Nightdrinker Moroii” a faccia in giù
    E la magia si risolve
    E Edward non paga quanto richiesto
    E la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Nightdrinker Moroii”
    E l'abilità innescata di “Nightdrinker Moroii” si risolve
    Allora Edward ha “Shock” nel proprio cimitero
    E la carta “Nightdrinker Moroii” è a faccia in giù
    E la creatura “Nightdrinker Moroii” è 2/2
    E la squadra di Angie ha 20 punti vita

  @id:disguise.teammate @situation:disguise @clause:spell.disguise @clause:trigger.ward @clause:team.opponents @from:2024-02-09 @must
  Scenario: Un compagno non deve pagare nulla, e muore come una creatura 2/2
    Dato che Angie controlla “Nightdrinker Moroii”
    E che la carta “Nightdrinker Moroii” è a faccia in giù
    Quando Barry lancia “Shock” bersagliando “Nightdrinker Moroii”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Angie ha “Nightdrinker Moroii” nel proprio cimitero

  @id:disguise.up @situation:disguise @clause:spell.disguise @clause:spell.turned_up @from:2024-02-09 @must
  Scenario: Girata, vola e non ha più egida, e nessuno perde punti vita
    Dato che Angie controlla “Nightdrinker Moroii”
    E che la carta “Nightdrinker Moroii” è a faccia in giù
    E che Angie controlla due “Palude”
    E che Barry controlla due “Palude”
    E che la squadra di Angie ha 20 punti vita
    Allora Barry non può girare “Nightdrinker Moroii” a faccia in su
    Ma Angie può girare “Nightdrinker Moroii” a faccia in su
    E la creatura “Nightdrinker Moroii” è 4/2
    E la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Nightdrinker Moroii”
    E la magia si risolve
    Allora Angie ha “Nightdrinker Moroii” nel proprio cimitero
