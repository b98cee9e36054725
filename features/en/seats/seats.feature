# language: en
@source:F @source:I @source:J @source:W
Feature: Seats and the primary player
  > Teammates sit side by side. Which of them is the primary player, and what does that player decide?

  @id:seat.primary @situation:seat @clause:seat.primary @source:J-EX06 @must
  Scenario Outline: The player on the right of a team is its primary player
    Given the match is played in a Swiss round
    And <right> sits to the right of <left>
    Then <right> is the primary player of <team>

    Examples:
      | from       | rule  | right  | left   | team          |
      | 2005-08-01 | 606.3 | Angie  | Barry  | Angie's team  |
      | 2005-08-01 | 606.3 | Barry  | Angie  | Angie's team  |
      | 2005-08-01 | 606.3 | Ronald | Edward | Edward's team |

  @id:seat.settles.action @situation:seat.settles @clause:seat.settles @source:J-EX05 @must
  Scenario Outline: When both members want to act, the primary player says who does
    Given the match is played in a Swiss round
    And <right> sits to the right of <left>
    Then if both members of Angie's team want to act, <right> decides who does

    Examples:
      | from       | rule   | right | left  |
      | 2005-08-01 | 606.6d | Angie | Barry |
      | 2005-08-01 | 606.6d | Barry | Angie |

  @id:seat.settles.choice @situation:seat.settles @clause:seat.settles @must
  Scenario Outline: On any other disagreement nothing was written at first; later the primary player decides
    Given the match is played in a Swiss round
    And Barry sits to the right of Angie
    Then <answer>

    Examples:
      | from       | rule   | answer                                                            |
      | 2005-08-01 | 606.6d | if Angie's team can't agree on a choice, no rule says who decides |
      | 2009-07-11 | 806.3a | if Angie's team can't agree on a choice, Barry decides            |
