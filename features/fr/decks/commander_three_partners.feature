# language: fr
Fonctionnalité: Chaque partenaire à côté d'un autre
  > Deux commandants ont le partenariat. Chacun d'eux l'a-t-il, et un troisième qui l'a mène-t-il avec l'un d'eux ?

  @id:parts.partners.piper @variant:commander @clause:deck.commander_partner @clause:deck.commander_choice @from:2022-04-29 @must
  Scénario: The Prismatic Piper, de la couleur choisie pour lui, mène un deck avec Yoshimaru
    Étant donné que le deck d'Angie contient « The Prismatic Piper »
    Et que le deck d'Angie contient « Yoshimaru, Ever Faithful »
    Et que le commandant d'Angie est « The Prismatic Piper »
    Et que le commandant d'Angie est « Yoshimaru, Ever Faithful »
    Et que la couleur choisie pour « The Prismatic Piper » est le bleu
    Et que le deck d'Angie contient 49 « Île »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie est autorisé en Commander

  @id:parts.partners.ishai @situation:parts.partners.piper @variant:commander @clause:deck.commander_partner @from:2022-04-29 @must
  Scénario: Ishai mène aussi un deck avec Yoshimaru
    Étant donné que le deck d'Angie contient « Ishai, Ojutai Dragonspeaker »
    Et que le deck d'Angie contient « Yoshimaru, Ever Faithful »
    Et que le commandant d'Angie est « Ishai, Ojutai Dragonspeaker »
    Et que le commandant d'Angie est « Yoshimaru, Ever Faithful »
    Et que le deck d'Angie contient 49 « Île »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie est autorisé en Commander
