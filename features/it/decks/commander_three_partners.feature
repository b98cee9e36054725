# language: it
Funzionalità: Ogni compagno accanto a un altro
  > Due comandanti hanno compagno. Ce l'ha ognuno dei due, e un terzo che ce l'ha guida con uno di essi?

  @id:parts.partners.piper @variant:commander @clause:deck.commander_partner @clause:deck.commander_choice @from:2022-04-29 @must
  Scenario: The Prismatic Piper, del colore scelto per lui, guida un mazzo con Yoshimaru
    Dato che il mazzo di Angie contiene “The Prismatic Piper”
    E che il mazzo di Angie contiene “Yoshimaru, Ever Faithful”
    E che il comandante di Angie è “The Prismatic Piper”
    E che il comandante di Angie è “Yoshimaru, Ever Faithful”
    E che il colore scelto per “The Prismatic Piper” è il blu
    E che il mazzo di Angie contiene 49 “Isola”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie è ammesso in Commander

  @id:parts.partners.ishai @situation:parts.partners.piper @variant:commander @clause:deck.commander_partner @from:2022-04-29 @must
  Scenario: Anche Ishai guida un mazzo con Yoshimaru
    Dato che il mazzo di Angie contiene “Ishai, Ojutai Dragonspeaker”
    E che il mazzo di Angie contiene “Yoshimaru, Ever Faithful”
    E che il comandante di Angie è “Ishai, Ojutai Dragonspeaker”
    E che il comandante di Angie è “Yoshimaru, Ever Faithful”
    E che il mazzo di Angie contiene 49 “Isola”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie è ammesso in Commander
