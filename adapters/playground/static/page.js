// Everything else is htmx and plain forms. What is here keeps the keyboard where it was, and moves it by the arrows.
(() => {
  const onChange = (act) => ["htmx:sseMessage", "htmx:afterSettle"].forEach((name) => document.addEventListener(name, act));
  const PARTS = "#hand, #table, #live, #answer, #tables";
  const buttonsOf = (part, sort) =>
    [...part.querySelectorAll("button[name=code]:not(.danger)")].filter((button) => sortOf(button) === sort);
  // Cards are of one sort; other buttons are by the first letter of their code, which says what pressing them does.
  const sortOf = (button) => (button.matches(".held") ? "card" : button.value[0]);

  // A part that is put in anew may lose the button that had the focus, such as the card just played. The focus goes to
  // the card that took its place, or to the same die; if there is none now, to the part until there is one.
  let part = null, spot = null;
  document.addEventListener("focusin", ({ target }) => {
    part = target.closest(PARTS);
    if (part && target === part) return;
    spot = null;
    if (!part || !target.matches("button[name=code]")) return;
    const sort = sortOf(target), alike = buttonsOf(part, sort);
    spot = { sort, place: alike.indexOf(target), count: alike.length };
  });
  const successor = () => {
    const alike = spot ? buttonsOf(part, spot.sort) : [];
    if (!alike.length || spot.place < 0) return null;
    if (spot.sort === "card") return alike[Math.min(spot.place, alike.length - 1)];
    return spot.sort === "o" && alike.length === spot.count ? alike[spot.place] : null;
  };
  const keep = () => {
    const active = document.activeElement;
    if (!part || (active && active !== document.body && active !== part)) return;
    const next = successor();
    if (next) next.focus();
    else if (active !== part) part.focus({ preventScroll: true });
  };
  onChange(keep);

  document.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const here = event.target.closest("#hand, #table, #live");
    if (!step || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    const keys = [...here.querySelectorAll("button, summary, a[href]")].filter((key) => key.offsetParent);
    const place = keys.indexOf(event.target);
    const next = keys[place + (document.documentElement.dir === "rtl" ? -step : step)];
    if (place < 0 || !next) return;
    event.preventDefault();
    next.focus();
  });

  // What was opened stands where the hand was. It comes within the answer, wherever the form is that asked for it: the
  // stream may have put another in its place meanwhile.
  document.addEventListener("htmx:afterSwap", ({ target }) => {
    const opened = target.id === "answer" ? [...target.querySelectorAll("template[data-part]")] : [];
    if (!opened.length) return;
    tablemates.before();
    for (const part of opened) {
      const place = document.getElementById(part.dataset.part);
      place.replaceChildren(part.content);
      part.remove();
      htmx.process(place);
    }
    tablemates.after();
  });

  // What was opened is closed by its cross or by Escape, and the keyboard goes back to where it was opened.
  let opener = null;
  document.addEventListener("htmx:beforeRequest", ({ target }) => { if (!target.closest("#answer")) opener = document.activeElement; });
  document.addEventListener("click", (event) => {
    const cross = event.target.closest?.("[data-close]");
    if (!cross) return;
    event.preventDefault();
    cross.closest(".answer").remove();
    opener?.focus();
  });
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") document.querySelector("[data-close]")?.click(); });

  // An answer is read from its beginning, also when a picture in it has made it longer.
  const fromItsBeginning = () => document.querySelector("#answer .answer")?.scrollIntoView({ block: "start" });
  document.addEventListener("htmx:afterSettle", ({ target }) => { if (target.id === "answer") fromItsBeginning(); });
  document.addEventListener("load", ({ target }) => { if (target.closest?.("#answer")) fromItsBeginning(); }, true);

  // A seat that was unfolded stays so when the table is put in anew; whoever presses there is done with it.
  let unfolded = "";
  document.addEventListener("toggle", ({ target }) => { if (target.isConnected && target.id) unfolded = target.open ? target.id : ""; }, true);
  document.addEventListener("htmx:beforeRequest", () => { unfolded = ""; });
  document.addEventListener("htmx:sseMessage", () => { document.getElementById(unfolded)?.setAttribute("open", ""); });

  // Clocks run down to the moment that they name. The service's time counts, however wrong this machine's clock is.
  const born = Number(document.documentElement.dataset.now) * 1000, ahead = born ? Date.now() - born : 0;
  const two = (number) => String(number).padStart(2, "0");
  const runDown = () => document.querySelectorAll("time[data-until]").forEach((clock) => {
    const left = Math.max(0, Math.ceil(clock.dataset.until - (Date.now() - ahead) / 1000));
    const hours = Math.floor(left / 3600), minutes = Math.floor(left / 60) % 60, seconds = two(left % 60);
    clock.textContent = hours ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
  });
  setInterval(runDown, 1000);
  onChange(runDown);
  runDown();

  // A replay says that it is coming until it is there, or cannot come. Such events do not bubble.
  const isThere = ({ target }) => target.closest?.(".replay")?.querySelector(".coming")?.remove();
  document.addEventListener("load", isThere, true);
  document.addEventListener("error", isThere, true);

  // Another language or look, chosen in another window. Not at once, as this window may be on its way there itself.
  document.addEventListener("htmx:sseOpen", ({ detail }) => {
    detail.source.addEventListener("anew", () => {
      detail.source.close();
      setTimeout(() => location.reload(), 300);
    });
  });

  // Whoever is asked reads so in the tab, and hears and feels it where that is wanted.
  const plain = document.title, icon = document.querySelector("link[rel=icon]"), face = icon.href;
  let called = "";
  const call = () => {
    const now = document.querySelector("#turn p")?.textContent ?? "";
    if (now === called) return;
    document.title = now ? `● ${now} – ${plain}` : plain;
    icon.href = now ? icon.dataset.turn : face;
    if (now && !called && "chime" in document.body.dataset) {
      navigator.vibrate?.(120);
      new Audio(icon.dataset.chime).play().catch(() => {});
    }
    called = now;
  };
  onChange(call);
  call();

  // While the server is away a banner says so. What was pressed is sent when it is back; its number lets it count once.
  const shown = document.documentElement.dataset;
  let unsent = null;
  document.addEventListener("htmx:sseError", () => { shown.gone = ""; });
  document.addEventListener("htmx:sendError", ({ detail }) => { unsent = detail.requestConfig; shown.gone = shown.unsent = ""; });
  document.addEventListener("htmx:sseOpen", () => {
    const { verb, path, formData } = unsent ?? {};
    unsent = null;
    delete shown.gone;
    delete shown.unsent;
    if (verb) htmx.ajax(verb, path, { target: "#answer", values: Object.fromEntries(formData) });
  });

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
