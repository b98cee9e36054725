# language: en
Feature: Whose life, creatures and spells an ability heeds
  > A card speaks of its controller's things, or of the opponents'. What if a teammate's are there, too?

  @id:card.heeds.life_gained @situation:card.heeds @clause:trigger.event @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: What heeds life that its controller gains heeds no life that a teammate gains
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Marauding Blight-Priest”
    And Angie controls “Vito, Thorn of the Dusk Rose”
    And Angie controls “Voice of the Blessed”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    And the stack is empty
    And Edward's team has 20 life
    And “Voice of the Blessed” is 2/2
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And Angie chooses Edward as the target
    Then there are three spells and abilities on the stack

  @id:card.heeds.god @situation:card.heeds @clause:trigger.step @clause:life.shared @from:2018-04-27 @must
  Scenario: What takes life or deals damage to each opponent leaves the team's own life as it is
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “God-Pharaoh's Statue”
    And Angie controls “Keral Keep Disciples”
    And Angie controls “Reckless Fireweaver”
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has four loyalty counters
    And Barry controls “Ghitu Journeymage”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then the stack is empty
    When Angie casts “Bontu's Monument”
    And the spell resolves
    And the triggered ability of “Reckless Fireweaver” resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life
    When Angie activates the first ability of “Chandra, Pyrogenius”
    And the triggered ability of “Keral Keep Disciples” resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    When the ability resolves
    Then Edward's team has 12 life
    And Angie's team has 20 life
    When the end step of Angie's team begins
    And the triggered ability of “God-Pharaoh's Statue” resolves
    Then Edward's team has 10 life
    And Angie's team has 20 life

  @id:card.heeds.wizard @situation:card.heeds @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  Scenario: A Wizard beside another deals damage to both opponents, and a teammate's Wizard is none beside it
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Ixidor, Reality Sculptor”
    When Angie casts “Ghitu Journeymage”
    And the spell resolves
    Then the stack is empty
    When Barry casts “Ghitu Journeymage”
    And the spell resolves
    And the triggered ability of Barry's “Ghitu Journeymage” resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life

  @id:card.heeds.dies @situation:card.heeds @clause:trigger.dies @clause:life.shared @from:2019-07-12 @must
  Scenario: Who heeds creatures that die heeds no enchantment, and who heeds others does not heed itself
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Cruel Celebrant”
    And Angie controls “Vindictive Vampire”
    And Angie controls “Slimefoot, the Stowaway”
    And Angie controls “Bad Moon”
    When Angie casts “Casualties of War” choosing mode 3, targeting “Bad Moon”
    And the spell resolves
    Then Angie has “Bad Moon” in her graveyard
    And the stack is empty
    When Angie casts “Murder” targeting “Vindictive Vampire”
    And the spell resolves
    Then there is one spell or ability on the stack
    When the triggered ability of “Cruel Celebrant” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:card.heeds.enters @situation:card.heeds @clause:trigger.enters @clause:poison.infect @from:2013-07-13 @must
  Scenario: Who heeds creatures that enter heeds no land, and it is the creature that deals the damage
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Angelic Chorus”
    And Angie controls “Warstorm Surge”
    And Angie has “Forest” in hand
    And it is the precombat main phase of Angie's team
    When Angie plays “Forest” as a land
    Then the stack is empty
    When Angie casts “Glistener Elf”
    And the spell resolves
    And Angie chooses Edward as the target
    And the triggered ability of “Angelic Chorus” resolves
    Then Angie's team has 21 life
    When the triggered ability of “Warstorm Surge” resolves
    Then Edward's team has one poison counter
    And Edward's team has 20 life

  @id:card.heeds.first_spell @situation:card.heeds @clause:trigger.event @clause:turn.teams @from:2018-04-27 @must
  Scenario: The first spell in an opponents' turn is heeded if it is the controller's own, and none in the team's turn
    Given Angie controls “Stinging Lionfish”
    And Edward controls “Mountain”
    When Angie casts “Angel's Mercy”
    Then there is one spell or ability on the stack
    When the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Barry casts “Angel's Mercy”
    Then there is one spell or ability on the stack
    When Angie casts “Angel's Mercy”
    Then there are three spells and abilities on the stack
    And Angie has nothing to choose
    When Angie does what the ability allows
    And the triggered ability of “Stinging Lionfish” resolves
    Then “Stinging Lionfish” is tapped
    And “Mountain” is untapped

  @id:card.heeds.shrines @situation:card.heeds @clause:trigger.step @clause:legend.rule @clause:object.you @from:2018-04-27 @must
  Scenario: Each player's Shrines count for that player alone, in the team's own turn alone
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Sanctum of Stone Fangs”
    And Angie controls “Crusade”
    And Barry controls “Sanctum of Stone Fangs”
    When the upkeep of Angie's team begins
    And the precombat main phase of Angie's team begins
    And the triggered ability of Angie's “Sanctum of Stone Fangs” resolves
    And the triggered ability of Barry's “Sanctum of Stone Fangs” resolves
    Then Edward's team has 16 life
    And Angie's team has 22 life
    When the end step of Edward's team begins
    Then Edward's team has 16 life
    And Angie's team has 22 life

  @id:card.heeds.reinforcements @situation:card.heeds @clause:life.read @clause:object.you @from:2013-07-13 @must
  Scenario: A teammate's creatures and the opponents' artifacts make a player no weaker than these opponents
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Grizzly Bears”
    And Edward controls “God-Pharaoh's Statue”
    And Ronald controls “Bontu's Monument”
    When Angie casts “Timely Reinforcements”
    And the spell resolves
    Then Angie's team has 20 life
    And Angie controls no creature tokens

  @id:card.heeds.reinforced @situation:card.heeds @clause:object.colour @clause:object.you @from:2013-07-13 @must
  Scenario: Where an opponent has more creatures three white ones come to who has fewer
    Given Angie's team has 19 life
    And Edward's team has 20 life
    And Barry controls “Crusade”
    And Ronald controls “Hill Giant”
    When Angie casts “Timely Reinforcements”
    And the spell resolves
    Then Angie's team has 25 life
    And Angie controls three 2/2 creature tokens
    And Barry controls no creature tokens
