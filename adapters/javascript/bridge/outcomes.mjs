// The ways in which a command does not end in `done`; each undoes what it had begun.

export class Refusal extends Error {}

export class Unsupported extends Error {}

// A question that no answer rule foresees. What came before it stands.
export class Unforeseen extends Error {}
