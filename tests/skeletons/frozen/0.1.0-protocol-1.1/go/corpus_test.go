package main

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"
)

// Every situation of corpus.json, one test a case: ettin corpus --date current --out corpus.json
func TestCorpus(t *testing.T) {
	text, err := os.ReadFile("corpus.json")
	if err != nil {
		t.Fatal("no corpus.json: ettin corpus --date current --out corpus.json")
	}
	var corpus struct {
		Scenarios []struct{ Cases []json.RawMessage }
	}
	if err := json.Unmarshal(text, &corpus); err != nil {
		t.Fatal(err)
	}
	for _, scenario := range corpus.Scenarios {
		for _, text := range scenario.Cases {
			var written CorpusCase
			if err := json.Unmarshal(text, &written); err != nil {
				t.Run(id(text), func(t *testing.T) { t.Skip("newer than messages.go: " + err.Error()) })
				continue
			}
			for _, days := range written.Days {
				for _, date := range days.Dates {
					t.Run(written.ID+" "+date, func(t *testing.T) { play(t, written, days, date) })
				}
			}
		}
	}
}

func id(text json.RawMessage) string {
	var written struct{ ID string }
	_ = json.Unmarshal(text, &written)
	return written.ID
}

func play(t *testing.T, written CorpusCase, days Days, date string) {
	if lacking := lack(written, days, date); lacking != "" {
		t.Skip("not claimed: " + lacking)
	}
	adapter := NewAdapter()
	game := days.NewGame
	game.Date = date
	setup := []Command{Command{game}, written.Opening}
	for _, answer := range written.Answers {
		setup = append(setup, Command{answer})
	}
	var before *Status
	for _, command := range setup {
		switch is := adapter.Run([]Command{command})[0].Is.(type) {
		case Done:
			before = is.Status
		case Unsupported:
			if _, ok := command.Is.(Answer); ok {
				t.Skip(is.Reason)
			}
			t.Fatalf("%T: %+v", command.Is, is)
		default:
			t.Fatalf("%T: %+v", command.Is, is)
		}
	}
	for _, beat := range written.Play {
		result := adapter.Run([]Command{beat.Command})[0]
		if is, ok := result.Is.(Needs); ok && tag(beat.Expect.Is) != "needs" {
			t.Skipf("undecided, since the case foresees no answer to %+v", is.Choice)
		}
		if wrong := problem(beat.Expect, result, before); wrong != "" {
			t.Fatalf("%s: %s", beat.Says, wrong)
		}
		if status := statusOf(result); status != nil {
			before = status
		}
	}
}

func tag(message Tagged) string {
	_, tag := message.tagged()
	return tag
}

func statusOf(result Result) *Status {
	switch is := result.Is.(type) {
	case Done:
		return is.Status
	case Refused:
		return is.Status
	case Needs:
		return is.Status
	}
	return nil
}

// lack is the first thing that a case needs and the claims do not have.
func lack(written CorpusCase, days Days, date string) string {
	can, needs := Claims(), written.Needs
	if !contains(can.Variants, days.NewGame.Variant) {
		return "the variant " + days.NewGame.Variant
	}
	if date < can.Rules.First || can.Rules.Last < date {
		return "the rules of " + date
	}
	for _, pair := range [][2][]string{
		{needs.Profiles, can.Profiles}, {needs.Facets, can.Facets}, {needs.Actions, can.Actions},
		{needs.Places, can.Places}, {needs.Observes, can.Observes}, {needs.Advances, can.Advances},
	} {
		for _, name := range pair[0] {
			if !contains(pair[1], name) {
				return name
			}
		}
	}
	for name, asked := range days.Cards {
		if !knows(name, asked, *can.Cards) {
			return "the card " + name
		}
	}
	return ""
}

// knows says whether a card can be played, by its name or by the words of its declaration.
func knows(name string, asked CardAsked, cards CardSupport) bool {
	if cards.Wording == "current" && asked.Reworded {
		return false
	}
	for _, each := range append([]string{"*", name}, asked.StandIns...) {
		if contains(cards.Names, each) {
			return true
		}
	}
	if contains(cards.Words, "*") {
		return true
	}
	for _, word := range asked.Words {
		if !contains(cards.Words, word) {
			return false
		}
	}
	return len(cards.Words) > 0
}

// problem is what is wrong with a result; nothing where all is well.
func problem(expect Must, result Result, before *Status) string {
	if tag(expect.Is) != tag(result.Is) {
		return tag(result.Is) + ", not " + tag(expect.Is)
	}
	switch must := expect.Is.(type) {
	case MustBeValue:
		wanted, value := plain(must.Value), plain(result.Is.(Value).Value)
		if !same(wanted, value) {
			text, _ := json.Marshal([]any{value, wanted})
			return "answered and expected: " + string(text)
		}
	case MustBeDone:
		return arrived(must, result.Is.(Done).Status, before)
	}
	return ""
}

func arrived(must MustBeDone, status, before *Status) string {
	if status == nil || tag(status.Waiting.Is) == "over" {
		return ""
	}
	if at := must.At; at != nil && (at.Active != status.Active || at.Step != status.Step) {
		return "stands at " + string(status.Step) + " of " + status.Active
	}
	if must.Turns != nil && before != nil && status.Turn-before.Turn != *must.Turns {
		return "another number of turns has ended"
	}
	return ""
}

// plain is a value as JSON has it.
func plain(value any) (read any) {
	text, _ := json.Marshal(value)
	_ = json.Unmarshal(text, &read)
	return read
}

// same says whether a value is the one wanted; further members of an object are free.
func same(wanted, value any) bool {
	object, ok := wanted.(map[string]any)
	if !ok {
		return reflect.DeepEqual(wanted, value)
	}
	got, ok := value.(map[string]any)
	for key, part := range object {
		if other, there := got[key]; !there || !same(part, other) {
			return false
		}
	}
	return ok
}
