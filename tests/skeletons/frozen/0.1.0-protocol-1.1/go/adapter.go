package main

import (
	"errors"
	"fmt"
)

// Adapter is one game of your engine, and how it is told what to do: a function for each message,
// named as the message is. What is not there yet answers `unsupported`, with the function to write
// it in. In place of Table put your engine.
type Adapter struct{ table *Table }

const startingLife = 30 // of a team of two, since 2007-05-01

// NewAdapter plays nothing before `new_game`.
func NewAdapter() *Adapter { return &Adapter{NewTable(nil, 0)} }

// Run gives one result a command; the first that is refused, needs a choice or is unsupported ends it.
func (a *Adapter) Run(commands []Command) []Result {
	results := []Result{}
	for _, command := range commands {
		result := a.carryOut(command)
		results = append(results, Result{result})
		switch result.(type) {
		case Refused, Needs, Unsupported:
			return results
		}
	}
	return results
}

func (a *Adapter) carryOut(command Command) Tagged {
	switch is := command.Is.(type) {
	case NewGame:
		return a.newGame(is)
	case Place:
		return a.place(is)
	case Deal:
		return a.deal(is)
	case Answer:
		return a.answer(is)
	case Act:
		return a.act(is)
	case Pass:
		return a.pass(is)
	case Advance:
		return a.advance(is)
	case Observe:
		return a.observe(is)
	}
	return notYet(command.Is, "carryOut")
}

// newGame forgets everything; the teams come in turn order, with their players from right to left.
func (a *Adapter) newGame(command NewGame) Tagged {
	a.table = NewTable(command.Teams, startingLife)
	return a.done()
}

// place sets up the whole position: precombat main phase of `active`, who has priority.
func (a *Adapter) place(command Place) Tagged {
	a.table.Begin(command.Active, command.Turn)
	for _, fact := range command.Facts {
		switch is := fact.Is.(type) {
		case Life:
			a.table.Life[is.Team] = is.Total
		default:
			return notYet(is, "place")
		}
	}
	return a.done()
}

// deal starts a game; mulligans come next.
func (a *Adapter) deal(command Deal) Tagged { return notYet(command, "deal") }

// answer keeps how to answer: a choice with this purpose and decider is made so, whenever it comes up.
func (a *Adapter) answer(command Answer) Tagged { return notYet(command, "answer") }

// act carries out one action as a whole: done, or refused with nothing changed.
func (a *Adapter) act(command Act) Tagged {
	switch is := command.Action.Is.(type) {
	case Concede:
		return a.result(a.table.Concede(is.By))
	}
	return notYet(command.Action.Is, "act")
}

// pass passes priority for a team: for each member whom your engine asks.
func (a *Adapter) pass(command Pass) Tagged { return a.result(a.table.Pass(command.Team)) }

// advance lets all pass and declare nothing until the target, a choice or the end.
func (a *Adapter) advance(command Advance) Tagged { return notYet(command.To.Is, "advance") }

// observe answers a question. It reads, and never writes.
func (a *Adapter) observe(command Observe) Tagged {
	switch ask := command.Ask.Is.(type) {
	case AskLife:
		return Value{Value: a.table.Life[ask.Team]}
	case AskMoment:
		return Value{Value: map[string]any{"team": a.table.Active, "step": a.table.Step}}
	case AskOutcome:
		return Value{Value: a.table.Outcome(ask.Team)}
	}
	return Unobservable{Reason: notYet(command.Ask.Is, "observe").Reason}
}

func (a *Adapter) done() Tagged {
	status := a.table.Status()
	return Done{Status: &status}
}

// result is what came of something: done, refused with nothing changed, or not known yet.
func (a *Adapter) result(err error) Tagged {
	var gap *NotKnown
	if errors.As(err, &gap) {
		return Unsupported{Reason: gap.Error()}
	}
	if err != nil {
		status := a.table.Status()
		return Refused{Reason: err.Error(), Status: &status}
	}
	return a.done()
}

// notYet says where to write what is not there yet.
func notYet(message Tagged, where string) Unsupported {
	field, tag := message.tagged()
	return Unsupported{Reason: fmt.Sprintf("%s %s: write it in %s of adapter.go", field, tag, where)}
}
