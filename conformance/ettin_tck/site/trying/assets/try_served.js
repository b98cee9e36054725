// @ts-check
// Has the server of the page play.
"use strict";

(() => {
  /** @type {Plays} */
  async function ettinPlays(asked) {
    const answer = await fetch("/trial", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(asked),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  Object.assign(self, { ettinPlays });
})();
