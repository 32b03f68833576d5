// Everything else is htmx and plain forms. A part that is put in anew may lose the button that had the focus, such
// as the card just played; the focus then stays with the part, one Tab before its first button.
(() => {
  let part = null;
  document.addEventListener("focusin", (event) => {
    part = event.target.closest("#hand, #live, #answer, #tables");
  });
  const keep = () => {
    if (!part || (document.activeElement && document.activeElement !== document.body)) return;
    part.focus({ preventScroll: true });
  };
  document.addEventListener("htmx:sseMessage", keep);
  document.addEventListener("htmx:afterSettle", keep);
  // A whisper must not become public because the list of people was put in anew: whoever is gone leaves no choice.
  let to = "all";
  document.addEventListener("htmx:sseMessage", () => {
    const recipients = document.getElementById("recipients");
    if (recipients && recipients.value !== to) recipients.value = to;
  });
  document.addEventListener("change", ({ target }) => { if (target.id === "recipients") to = target.value; });
  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.successful && event.target.matches("form.say")) event.target.elements.text.value = "";
  });
})();
