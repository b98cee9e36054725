# language: it
Funzionalità: Pedine create da altri
  > Un giocatore diverso dal controllore crea pedine. Di chi sono in una squadra, e chi viene interpellato?

  @id:their_tokens.controller @situation:their_tokens @clause:object.you @from:2005-08-01 @must
  Scenario: Crea la Bestia il controllore di ciò che è stato distrutto, e né il suo compagno né chi l'ha lanciata
    Dato che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Beast Within” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Ronald ha “Gigante di Collina” nel proprio cimitero
    E Ronald controlla una pedina Bestia
    Ed Edward non controlla nessuna Bestia
    E Angie non controlla nessuna Bestia

  @id:their_tokens.own @situation:their_tokens @clause:object.you @from:2005-08-01 @must
  Scenario: Il permanente di un compagno diventa la Bestia del compagno
    Dato che Barry controlla “Foresta”
    Quando Angie lancia “Beast Within” bersagliando “Foresta”
    E la magia si risolve
    Allora Barry ha “Foresta” nel proprio cimitero
    E Barry controlla una pedina Bestia
    E Angie non controlla nessuna Bestia

  @id:their_tokens.orchard @situation:their_tokens @clause:mana.tapped @clause:team.opponents @from:2005-08-01 @must
  Scenario: Per lo Spirito si sceglie uno dei due avversari, ogni volta che la terra viene TAPpata per attingere mana
    Dato che Angie controlla “Forbidden Orchard”
    Quando Angie sceglie il colore il verde
    E Angie sceglie Ronald come bersaglio
    E Angie attiva l'abilità di “Forbidden Orchard”
    Allora Angie ha un mana non speso
    Quando l'abilità innescata di “Forbidden Orchard” si risolve
    Allora Ronald controlla una pedina Spirito
    Ed Edward non controlla nessuno Spirito
    E Barry non controlla nessuno Spirito

  @id:their_tokens.tempted @situation:their_tokens @clause:effect.offer @clause:team.opponents @from:2005-08-01 @must
  Scenario: Ogni avversario decide da solo se cedere, il compagno non viene interpellato, e chi lancia ne ottiene una in più per ciascuno che cede
    Dato che Angie ha una carta in mano
    E che Barry non ha carte in mano
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando Angie lancia “Tempt with Bunnies”
    Ed Edward fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    E la magia si risolve
    Allora Angie controlla due pedine creatura
    Ed Edward controlla una pedina creatura
    E Ronald non controlla nessuna creatura
    E Barry non controlla nessuna creatura
    E Angie ha due carte in mano
    Ed Edward ha una carta in mano
    E Ronald non ha carte in mano
    E Barry non ha carte in mano

  @id:their_tokens.both @situation:their_tokens @clause:effect.offer @clause:team.opponents @from:2005-08-01 @must
  Scenario: Se entrambi i membri dell'altra squadra cedono, chi lancia ne ha tre
    Dato che Barry non ha carte in mano
    Quando Angie lancia “Tempt with Bunnies”
    Ed Edward fa ciò che l'abilità permette
    E Ronald fa ciò che l'abilità permette
    E la magia si risolve
    Allora Angie controlla tre pedine creatura
    Ed Edward controlla una pedina creatura
    E Ronald controlla una pedina creatura
    E Barry non controlla nessuna creatura
    E Barry non ha carte in mano
