package main

// Filler is a land without abilities, of which libraries are made: a basic land does as well.
const Filler = "Filler"

// Claims says what your engine can do: you are asked for nothing else, and what is listed has to
// work. `ettin needs -- ./adapter` says what to add next, and how many cases that opens.
func Claims() Capabilities {
	return Capabilities{
		Name:     "my engine",
		Version:  "0.1",
		Protocol: &Version{Major: 1, Minor: 1},
		Profiles: []string{"game"},
		Variants: []string{"two-headed-giant"},
		Rules:    &Span{First: "2020-01-24", Last: "9999-12-31"},
		Actions:  []string{"concede"},
		Places:   []string{"life"},
		Observes: []string{"life", "moment", "outcome"},
		Answers:  []string{"*"},
		Cards:    &CardSupport{Names: []string{Filler}, Wording: "by_date"},
		Alone:    true,
	}
}
