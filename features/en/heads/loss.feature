# language: en
@source:W @source:N
Feature: A team of three or four loses
  > One player of three or four concedes, cannot draw, or is dealt the last damage. Who loses?

  @id:heads.loses.concession @variant:three-headed-giant @clause:team.concedes @clause:team.more_heads @from:2005-08-01 @must
  Scenario: When one of three players concedes, all three have lost
    When Victor concedes the game
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:heads.loses.no_life @variant:four-headed-giant @clause:life.zero @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scenario: A team of four whose life is used up by damage to each of them loses
    Given Angie's team has 17 life
    And Edward's team has 16 life
    When Angie casts “Flame Rift”
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:heads.loses.empty_library @variant:three-headed-giant @clause:draw.empty @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  Scenario: A team of three loses when the third of them cannot draw
    Given Victor has no cards in his library
    When the upkeep of Edward's team begins
    Then the game goes on
    When the draw step of Edward's team begins
    Then Edward's team loses the game
    And Angie's team wins the game
