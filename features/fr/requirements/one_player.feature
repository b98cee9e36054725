# language: fr
Fonctionnalité: Qui doit être attaqué
  > Une carte dit qu'une créature attaque son contrôleur si possible. L'autre tête convient-elle aussi, et qu'en est-il si ce joueur ne peut pas être attaqué ?

  @id:must_attack.head @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Le géant doit attaquer la tête qui l'a attiré ; ni l'autre tête ni le planeswalker de la première ne conviennent
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Barry avec « Géant des collines »
    Et Edward ne peut pas attaquer « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et Ronald ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Angie avec « Géant des collines »

  @id:must_attack.turn @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: À son tour suivant le géant attiré peut de nouveau attaquer l'autre tête, ou personne
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Géant des collines »
    Quand Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature
    Et Edward peut attaquer Barry avec « Géant des collines »

  @id:must_attack.cost @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Là où il faut payer pour attaquer cette tête, le géant attiré peut attaquer l'autre, ou rester chez lui
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Angie contrôle « Windborn Muse »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle deux « Source de mana »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature
    Et Edward peut attaquer Barry avec « Géant des collines »

  @id:must_attack.group @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2010-10-01 @until:2018-04-27 @must
  Scénario: Tant que les créatures attaquent l'autre équipe en groupe, le géant attiré doit attaquer l'équipe de qui l'a attiré
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Ronald ne peut pas attaquer l'équipe d'Angie avec « Grizzlis »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:must_attack.elsewhere @situation:must_attack @clause:combat.attack_required @variant:free-for-all @from:2010-10-01 @must
  Scénario: À quatre joueurs le géant attaque qui l'a attiré, quel que soit le voisin
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe de Martha passe la priorité
    Et que l'équipe de Simon passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Martha avec « Géant des collines »
    Mais Edward peut attaquer Angie avec « Géant des collines »

  @id:must_attack.target @situation:must_attack.target @clause:target.choose @from:2018-04-27 @must
  Scénario: Seule une créature d'un adversaire est attirée, ni celle d'un coéquipier ni un terrain, et la sirène s'engage pour cela
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Plaine »
    Et que Ronald contrôle « Géant des collines »
    Alors Angie ne peut pas activer la capacité de « Alluring Siren » en ciblant « Grizzlis »
    Et Angie ne peut pas activer la capacité de « Alluring Siren » en ciblant « Plaine »
    Mais Angie peut activer la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et la carte « Alluring Siren » est engagée

  @id:must_attack.extra_turn @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Pendant un tour supplémentaire juste après celui où il a été attiré, le géant peut rester chez lui
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Time Warp » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Quand Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:must_attack.no_mana @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Même une attaque qui ne coûte aucun mana a un coût, et le géant attiré peut donc rester chez lui
    Étant donné qu'Angie contrôle « Alluring Siren »
    Et qu'Angie contrôle « War Tax »
    Et qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « Alluring Siren » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la capacité de « War Tax » avec X = 0
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature
    Et Edward peut attaquer Angie avec « Géant des collines »
