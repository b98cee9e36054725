// @ts-check
// A page that is served comes anew when what it is made of has changed, and says what bars that.
"use strict";

(() => {
  let edition = 0;
  const news = new EventSource("/news");
  news.addEventListener("message", (event) => {
    const told = JSON.parse(event.data);
    const fault = document.querySelector("#fault");
    if (fault instanceof HTMLElement) {
      fault.textContent = told.fault;
      fault.hidden = !told.fault;
    }
    const isAnother = edition !== 0 && told.edition !== edition && !told.fault;
    const isEdited = document.querySelector("[data-edited]") !== null;
    if (isAnother && !isEdited) location.reload();
    else if (!told.fault || edition === 0) edition = told.edition;
  });
  addEventListener("pagehide", () => news.close());
})();
