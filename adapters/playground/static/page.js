// Everything else is htmx and plain forms. What is here keeps the keyboard where it was, and moves it by the arrows.
(() => {
  const onChange = (act) => ["htmx:sseMessage", "htmx:afterSettle"].forEach((name) => document.addEventListener(name, act));
  const always = (act) => { onChange(act); act(); };
  const cardsOf = (part) => [...part.querySelectorAll("button.held")];

  // A part that is put in anew may lose the button that had the focus, such as the card just played. The focus goes to
  // the same button, or to the card that took its place; if there is none now, to the part until there is one.
  let part = null, spot = null;
  document.addEventListener("focusin", ({ target }) => {
    part = target.closest("#hand, #table, #live, #answer, #tables");
    if (target === part) return;
    spot = part && target.matches("button[name=code]") ? { id: target.id, index: cardsOf(part).indexOf(target) } : null;
  });
  onChange(() => {
    const active = document.activeElement;
    if (!part || (active && active !== document.body && active !== part)) return;
    const cards = spot?.index >= 0 ? cardsOf(part) : [];
    const next = spot && (part.querySelector(`button#${CSS.escape(spot.id)}:not(.danger)`) ?? cards[Math.min(spot.index, cards.length - 1)]);
    if (next) next.focus();
    else if (active !== part) part.focus({ preventScroll: true });
  });

  document.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key], here = event.target.closest("#hand, #table, #live");
    if (!step || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    const keys = [...here.querySelectorAll("button, summary, a[href]")].filter((key) => key.offsetParent);
    const index = keys.indexOf(event.target), next = keys[index + (document.documentElement.dir === "rtl" ? -step : step)];
    if (index >= 0 && next) event.preventDefault(), next.focus();
  });

  // What was opened stands where the hand was. It comes within the answer, wherever the form is that asked for it: the
  // stream may have put another in its place meanwhile.
  document.addEventListener("htmx:afterSwap", ({ target }) => {
    const opened = target.id === "answer" ? [...target.querySelectorAll("template[data-part]")] : [];
    if (!opened.length) return;
    tablemates.before();
    for (const part of opened) {
      const shown = document.getElementById(part.dataset.part);
      shown.replaceChildren(part.content), part.remove(), htmx.process(shown);
    }
    tablemates.after();
  });
  // Most presses are answered by the table alone: nothing is put in the place of nothing.
  document.addEventListener("htmx:beforeSwap", ({ target, detail }) => { detail.shouldSwap &&= target.childElementCount > 0 || /\S/.test(detail.serverResponse); });

  // What was opened is closed by its cross or by Escape, and the keyboard goes back to where it was opened.
  let opener = null, unfolded = "";
  const shut = (around) => document.querySelectorAll("details[id][open]:not(.told-trick)").forEach((fold) => { if (!fold.contains(around)) fold.open = false; });
  document.addEventListener("htmx:beforeRequest", ({ target }) => {
    const active = document.activeElement, fold = active?.closest("#more") ?? active?.closest("details[id]");
    if (!target.closest("#answer")) opener = fold?.firstElementChild ?? active;
    shut(null), unfolded = "", fold && opener.focus();
  });
  document.addEventListener("click", (event) => {
    const closed = event.target.closest?.("[data-close]")?.closest(".answer");
    if (closed) event.preventDefault(), closed.remove(), opener?.focus();
  });
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") document.querySelector("[data-close], #more[open] > summary")?.click(); });

  // An answer is read from its beginning, also when a picture in it has made it longer.
  const fromItsBeginning = () => document.querySelector("#answer .answer")?.scrollIntoView({ block: "start" });
  document.addEventListener("htmx:afterSettle", ({ target }) => { if (target.id === "answer") fromItsBeginning(); });
  document.addEventListener("load", ({ target }) => { if (target.closest?.("#answer")) fromItsBeginning(); }, true);

  // A seat or the menu that was unfolded stays so when the table is put in anew; whoever presses, there or elsewhere,
  // is done with it. The click counts, since a toggle is told later: by then what was unfolded may have been replaced.
  document.addEventListener("click", ({ target }) => {
    const fold = target.closest?.("summary")?.parentElement;
    shut(target), unfolded = fold?.id && !fold.open ? fold.id : document.getElementById(unfolded)?.open && fold?.id !== unfolded ? unfolded : "";
  });
  document.addEventListener("htmx:sseMessage", () => { document.getElementById(unfolded)?.setAttribute("open", ""); });

  // Clocks run down to the moment that they name. The service's time counts, however wrong this machine's clock is.
  const born = Number(document.documentElement.dataset.now) * 1000, ahead = born ? Date.now() - born : 0;
  const runDown = () => document.querySelectorAll("time[data-until]").forEach((clock) => {
    const left = Math.max(0, Math.ceil(clock.dataset.until - (Date.now() - ahead) / 1000));
    const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].slice(left < 3600 ? 1 : 0);
    clock.textContent = parts.map((one, index) => (index ? String(one).padStart(2, "0") : one)).join(":");
  });
  setInterval(runDown, 1000), always(runDown);

  // A replay says that it is coming until it is there, or cannot come. Such events do not bubble.
  const isThere = ({ target }) => target.closest?.(".replay")?.querySelector(".coming")?.remove();
  for (const kind of ["load", "error"]) document.addEventListener(kind, isThere, true);

  // Another language or look, chosen in another window. Not at once, as this window may be on its way there itself.
  const anew = ({ target }) => { target.close(); setTimeout(() => location.reload(), 300); };
  document.addEventListener("htmx:sseOpen", ({ detail: { source } }) => source.addEventListener("anew", anew));

  // Whoever is asked reads so in the tab, and hears and feels it where that is wanted.
  const plain = document.title, icon = document.querySelector("link[rel=icon]"), face = icon.href;
  let called = "";
  const call = () => {
    const now = document.querySelector("#turn p")?.textContent ?? "";
    if (now === called) return;
    document.title = now ? `● ${now} – ${plain}` : plain;
    icon.href = now ? icon.dataset.turn : face;
    if (now && !called && "chime" in document.body.dataset) navigator.vibrate?.(120), new Audio(icon.dataset.chime).play().catch(() => {});
    called = now;
  };
  always(call);

  // While the server is away, or does not answer, a banner says so. What was pressed is sent when it is back; its number
  // lets it count once. The form that asked may have been replaced by then, and no event of htmx would tell of it.
  const shown = document.documentElement.dataset, UNANSWERED_MILLISECONDS = 2500;
  let unsent = null, awaited = 0;
  document.addEventListener("htmx:beforeSend", ({ detail: { xhr, requestConfig } }) => {
    awaited ||= setTimeout(() => { shown.gone = ""; }, UNANSWERED_MILLISECONDS);
    xhr.addEventListener("loadend", () => { awaited = clearTimeout(awaited), delete shown.gone; if (!xhr.status) unsent = requestConfig, shown.gone = shown.unsent = ""; });
  });
  document.addEventListener("htmx:sseError", () => { shown.gone = ""; });
  document.addEventListener("htmx:sseOpen", () => {
    delete shown.gone, delete shown.unsent;
    if (unsent) htmx.ajax(unsent.verb, unsent.path, { target: "#answer", values: Object.fromEntries(unsent.formData) });
    unsent = null;
  });

  // What came in while the sheet with log and chat was shut is counted on the key that opens it.
  const talk = document.getElementById("talk"), came = () => document.querySelectorAll("#log .chat, #private .bubble").length;
  let known = came();
  const count = () => {
    if (talk.checked) known = came();
    document.querySelector(".talk-key").dataset.unread = Math.max(0, came() - known) || "";
  };
  if (talk) onChange(count), talk.addEventListener("change", count);

  // The numbers of presses are mixed into the deal: to each this browser adds digits of its own, which nobody knows before
  // it is pressed. What is sent again keeps its number, and so counts once.
  const numbers = {}, digits = () => crypto.getRandomValues(new Uint32Array(2)).join("");
  document.addEventListener("htmx:configRequest", ({ detail: { parameters } }) => {
    const { press, code } = parameters, number = press && (numbers[`${press} ${code}`] ??= press + digits());
    if (press) parameters.press = numbers[`${number} ${code}`] = number;
  });

  // A whisper must not become public because the list of people was put in anew: whoever is gone leaves no choice.
  let to = "all";
  document.addEventListener("htmx:sseMessage", () => { const list = document.getElementById("recipients"); if (list) list.value = to; });
  document.addEventListener("change", ({ target }) => { if (target.id === "recipients") to = target.value; });
  document.addEventListener("htmx:afterRequest", ({ target, detail }) => { if (detail.successful && target.matches("form.say")) target.elements.text.value = ""; });
})();
