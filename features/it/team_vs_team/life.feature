# language: it
Funzionalità: A ciascuno i propri punti vita
  > Due squadre di due si affrontano, e i compagni non condividono né punti vita né segnalini veleno. Chi perde punti vita, e chi ha perso?

  @id:versus.life.damage @clause:versus.teams @clause:life.start_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Il danno inflitto a un giocatore lascia intatti i punti vita del compagno
    Dato che Angie ha 20 punti vita
    E che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora Edward ha 18 punti vita
    E Ronald ha 20 punti vita
    E Angie ha 20 punti vita

  @id:versus.life.each_player @clause:versus.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ciò che parla di ogni giocatore indica tutti e quattro, anche il compagno
    Dato che Angie ha 20 punti vita
    E che Barry ha 19 punti vita
    E che Edward ha 18 punti vita
    E che Ronald ha 17 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora Angie ha 16 punti vita
    E Barry ha 15 punti vita
    Ed Edward ha 14 punti vita
    E Ronald ha 13 punti vita

  @id:versus.life.teammate @clause:versus.teams @clause:target.choose @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Una magia utile può bersagliare il compagno, e chi la lancia non ne guadagna nulla
    Dato che Angie ha 20 punti vita
    E che Barry ha 7 punti vita
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Barry
    E la magia si risolve
    Allora Barry ha 14 punti vita
    E Angie ha 20 punti vita

  @id:versus.life.hidetsugu @clause:life.read_alone @clause:versus.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: La metà dei punti vita di ogni giocatore è la metà di ciò che ha da solo
    Dato che Angie ha 20 punti vita
    E che Barry ha 7 punti vita
    E che Edward ha 40 punti vita
    E che Ronald ha 1 punto vita
    E che Angie controlla “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora Angie ha 10 punti vita
    E Barry ha 4 punti vita
    Ed Edward ha 20 punti vita
    E Ronald ha 1 punto vita

  @id:versus.poison.own @clause:poison.lethal_alone @clause:team.loses_whole @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Dieci segnalini veleno eliminano un solo giocatore, e il compagno non ne ha nessuno di quelli
    Dato che Edward ha nove segnalini veleno
    E che Ronald ha otto segnalini veleno
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora Edward perde la partita
    E Ronald ha nove segnalini veleno
    E Ronald è ancora in partita
    E la partita continua
