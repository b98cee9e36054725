# language: it
Funzionalità: Abilità che si innescano insieme, di due permanenti dello stesso nome
  > I compagni controllano ciascuno un permanente dello stesso nome. Di chi è l'abilità che si risolve per prima?

  @id:order.one_name @situation:order.one_name @clause:trigger.order_of_team @clause:object.you @from:2007-05-01 @must
  Scenario: Di due abilità di permanenti dello stesso nome la squadra dice quale si risolve per prima, e ciascuna è del proprio giocatore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Forza della Vegetazione”
    E che Barry controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie fa risolvere “Forza della Vegetazione” di Barry prima di “Forza della Vegetazione” di Angie
    E l'abilità innescata di “Forza della Vegetazione” di Barry si risolve
    Allora Barry controlla una pedina Saprolingio
    Ma Angie non controlla nessuna pedina creatura
    Quando l'abilità innescata di “Forza della Vegetazione” di Angie si risolve
    Allora Angie controlla una pedina Saprolingio
    E Barry controlla una pedina Saprolingio

  @id:order.one_name.other_way @situation:order.one_name @clause:trigger.order_of_team @clause:object.you @from:2007-05-01 @must
  Scenario: Di due abilità di permanenti dello stesso nome la squadra può anche far risolvere prima l'altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Forza della Vegetazione”
    E che Barry controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie fa risolvere “Forza della Vegetazione” di Angie prima di “Forza della Vegetazione” di Barry
    E l'abilità innescata di “Forza della Vegetazione” di Angie si risolve
    Allora Angie controlla una pedina Saprolingio
    Ma Barry non controlla nessuna pedina creatura
