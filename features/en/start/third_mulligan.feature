# language: en
Feature: The third mulligan
  > Each mulligan after the free one costs a card more, and each player's own count. How many cards go back?

  @id:mulligan.third @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Who takes three mulligans puts two cards on the bottom, and the teammate who takes two puts one
    Given Angie's team plays first
    When Angie takes a mulligan
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie takes a mulligan
    And Barry takes a mulligan
    Then Angie has to choose
    When Angie puts one card on the bottom of her library
    Then Barry has to choose
    When Barry puts one card on the bottom of his library
    Then Angie has six cards in hand
    And Barry has six cards in hand
    When Angie takes a mulligan
    And Angie puts two cards on the bottom of her library
    And Barry keeps his hand
    Then Angie has five cards in hand
    And Barry has six cards in hand
    When Angie keeps her hand
    Then it is the upkeep of Angie's team
    And Angie has five cards in hand

  @id:mulligan.third.before @clause:mulligan.later @clause:mulligan.first @from:2009-07-11 @until:2015-09-26 @must
  Scenario: Who took three mulligans drew five cards, and the teammate who took two drew six
    Given Angie's team plays first
    When Angie takes a mulligan
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie takes a mulligan
    And Barry takes a mulligan
    Then Angie has six cards in hand
    And Barry has six cards in hand
    When Angie takes a mulligan
    And Barry keeps his hand
    Then Angie has five cards in hand
    When Angie takes a mulligan
    Then Angie has four cards in hand
    And Barry has six cards in hand
