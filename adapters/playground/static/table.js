// Cards travel from where they were to where they are, dice roll, scores count; and no button is pressed that has only
// just come under the finger. What is shown is always what the server sent: this only delays how it looks.
const tablemates = (() => {
  const FRESH_MILLISECONDS = 300;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxOf = (element) => element.getBoundingClientRect();
  let shown = null;

  // --- Nothing moves under the finger ---

  let pointer = null, guarded = 0;
  for (const kind of ["pointermove", "pointerdown"]) {
    document.addEventListener(kind, ({ clientX, clientY }) => { pointer = [clientX, clientY]; }, { passive: true });
  }
  const under = () => pointer && document.elementFromPoint(...pointer)?.closest("button[name=code]");
  const guard = (was) => {
    const button = under();
    if (!button) return;
    if (button.value !== was) guarded = performance.now() + FRESH_MILLISECONDS;
    const left = guarded - performance.now();
    if (left <= 0) return;
    button.classList.add("fresh"); // It takes no presses of a pointer; the keyboard knows what it is on.
    setTimeout(() => button.classList.remove("fresh"), left);
  };

  // --- Motion ---

  const before = () => {
    shown = { under: under()?.value };
    if (calm.matches) return;
    shown.cards = new Map(all("[data-key]").filter((card) => card.dataset.key && getComputedStyle(card).opacity > 0.1)
      .map((card) => [card.dataset.key, { card, box: boxOf(card) }]));
    shown.backs = new Map(all(".seat .backs").map((backs) => [backs.dataset.seat, backs.childElementCount]));
    shown.counts = new Map(all("[data-count]").map((count) => [count.dataset.count, Number(count.textContent)]));
    shown.dice = all(".die-key use").map((use) => use.getAttribute("href")).join();
    shown.hasTable = Boolean(document.querySelector("#table .drawn"));
  };

  const travel = (element, from, options = {}) => {
    const to = boxOf(element);
    const x = from.x + from.width / 2 - to.x - to.width / 2, y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.hypot(x, y) < 2) return;
    const scale = Math.min(1.5, Math.max(0.3, from.height / to.height || 1));
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 4, ...options.start }, { zIndex: 4 }],
      { duration: 320, easing: "ease-out", fill: "backwards", delay: options.delay || 0 });
  };

  const collect = ({ card, box }) => { // A trick that is gone goes to whoever took it.
    const seat = document.querySelector(`.seat.${card.dataset.to} .plate`);
    if (!seat) return;
    const ghost = document.createElement("div"), to = boxOf(seat);
    ghost.className = "ghost " + card.closest(".drawn")?.className;
    Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px` });
    ghost.append(card.firstElementChild.cloneNode(true));
    document.body.append(ghost);
    ghost.animate([{}, { transform: `translate(${to.x - box.x}px, ${to.y - box.y}px) scale(.3)`, opacity: 0.2 }],
      { duration: 380, easing: "ease-in" }).finished.finally(() => ghost.remove());
  };

  const countUp = (element, from) => {
    const to = Number(element.textContent), began = performance.now();
    const step = (now) => {
      const done = Math.min(1, (now - began) / 600);
      element.textContent = Math.round(from + (to - from) * done);
      if (done < 1 && element.isConnected) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    element.animate([{ color: "var(--turn)", scale: 1.35 }, {}], { duration: 700 });
  };

  const after = () => {
    if (!shown) return;
    const was = shown;
    shown = null;
    guard(was.under);
    if (calm.matches || !was.hasTable) return;
    const dealer = document.querySelector("[data-dealer] .plate"), pile = document.querySelector(".pile");
    const now = new Set();
    let dealt = 0;
    for (const card of all("[data-key]")) {
      if (!card.dataset.key) continue;
      now.add(card.dataset.key);
      const old = was.cards.get(card.dataset.key);
      const from = card.dataset.from && document.querySelector(`.seat.${card.dataset.from} .plate`);
      if (old) travel(card, old.box);
      else if (from) travel(card, boxOf(from), { start: { opacity: 0.4 } });
      else if (pile || dealer) travel(card, boxOf(dealer || pile), { start: { opacity: 0 }, delay: 90 * dealt++ });
    }
    for (const [key, old] of was.cards) if (!now.has(key) && old.card.dataset.to) collect(old);
    for (const backs of all(".backs[data-after]")) {
      if (dealer && backs.childElementCount > (was.backs.get(backs.dataset.seat) || 0) + 1) {
        travel(backs, boxOf(dealer), { start: { opacity: 0 }, delay: 110 * backs.dataset.after });
      }
    }
    for (const count of all("[data-count]")) {
      const old = was.counts.get(count.dataset.count);
      if (old !== undefined && old !== Number(count.textContent)) countUp(count, old);
    }
    if (was.dice && was.dice !== all(".die-key use").map((use) => use.getAttribute("href")).join()) {
      for (const die of all(".die-key:not(.kept)")) {
        die.animate([{ rotate: `${Math.random() * 400 - 200}deg`, translate: "0 -34px" }, {}], { duration: 420, easing: "ease-out" });
      }
    }
  };

  document.addEventListener("htmx:sseBeforeMessage", before);
  document.addEventListener("htmx:sseMessage", after);
  return { before, after };
})();
