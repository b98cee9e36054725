package main

import "errors"

// NotKnown is what this engine does not do yet.
type NotKnown struct{ what string }

func (gap *NotKnown) Error() string { return gap.what }

// Table is a stand-in for your engine, which knows life, priority and who has conceded, and no more:
// two teams in the first main phase of a turn. Put your engine here; whatever adapter.go calls is
// what it has to do.
type Table struct {
	Life         map[string]int
	Active       string
	Step         StepName
	teams        []Team
	turn         int
	priority     string
	inSuccession int
	passed       []string
	lost         string
}

// NewTable begins a game: each team with its life total.
func NewTable(teams []Team, life int) *Table {
	table := &Table{teams: teams, Life: map[string]int{}}
	for _, team := range teams {
		table.Life[team.ID] = life
	}
	if len(teams) > 0 {
		table.Begin(teams[0].ID, 1)
	}
	return table
}

// Begin makes it a team's precombat main phase, in which it has priority.
func (t *Table) Begin(active string, turn int) {
	t.Active, t.priority, t.turn = active, active, turn
	t.Step, t.inSuccession, t.passed = StepNamePrecombatMain, 0, nil
}

// Pass lets a team pass; once all have in succession the step ends.
func (t *Table) Pass(team string) error {
	if t.lost != "" {
		return errors.New("the game is over")
	}
	if team != t.priority {
		return errors.New(team + " does not have priority")
	}
	ends := t.inSuccession+1 == len(t.teams)
	if ends && t.Step != StepNamePrecombatMain {
		return &NotKnown{"pass: what comes after " + string(t.Step) + " is for your engine, in table.go"}
	}
	t.passed = append(t.passed, team)
	if ends {
		t.Step, t.priority, t.inSuccession = StepNameBeginningOfCombat, t.Active, 0
	} else {
		t.priority, t.inSuccession = t.after(team), t.inSuccession+1
	}
	return nil
}

// Concede lets a player concede, and the whole team has lost.
func (t *Table) Concede(player string) error {
	if t.lost != "" {
		return errors.New("the game is over")
	}
	for _, team := range t.teams {
		if contains(team.Players, player) {
			t.lost, t.Step = team.ID, StepNameOver
		}
	}
	return nil
}

// Outcome is how the game stands for a team, or whether it goes on at all.
func (t *Table) Outcome(team *string) GameState {
	switch {
	case t.lost == "":
		return GameStateGoesOn
	case team != nil && *team == t.lost:
		return GameStateLost
	}
	return GameStateWon
}

// Status says where the game stands; passes are told once.
func (t *Table) Status() Status {
	told := t.passed
	t.passed = nil
	return Status{Turn: t.turn, Active: t.Active, Step: t.Step, Waiting: t.waiting(), Passed: told}
}

func (t *Table) waiting() Waiting {
	if t.lost == "" {
		return Waiting{ForPriority{Team: t.priority}}
	}
	outcomes := map[string]GameState{}
	for _, team := range t.teams {
		outcomes[team.ID] = t.Outcome(&team.ID)
	}
	return Waiting{Over{Teams: outcomes}}
}

func (t *Table) after(team string) string {
	for i, each := range t.teams {
		if each.ID == team {
			return t.teams[(i+1)%len(t.teams)].ID
		}
	}
	return ""
}

func contains(names []string, name string) bool {
	for _, each := range names {
		if each == name {
			return true
		}
	}
	return false
}
