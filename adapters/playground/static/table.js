// Cards travel from where they were to where they are, dice roll, scores count; and no button is pressed that has only
// just come under the finger. What is shown is always what the server sent: this only delays how it looks.
const tablemates = (() => {
  const FRESH_MILLISECONDS = 300, READ_MILLISECONDS = 2000;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxOf = (element) => element.getBoundingClientRect();
  let shown = null, takenAt = 0, pointer = null, guarded = 0, over = null, moves = [];

  // --- Nothing moves under the finger ---
  const follow = ({ target, clientX, clientY }) => { pointer = [clientX, clientY]; over = codeOf(target); };
  for (const kind of ["pointermove", "pointerdown"]) document.addEventListener(kind, follow, { passive: true });
  const codeOf = (element) => element?.closest?.("button[name=code]")?.value;
  const guard = () => {
    const button = pointer && document.elementFromPoint(...pointer)?.closest("button[name=code]"), was = over, now = performance.now();
    over = codeOf(button);
    if (button && button.value !== was) guarded = now + FRESH_MILLISECONDS;
    if (!button || now >= guarded) return;
    button.classList.add("fresh"); // It takes no presses of a pointer; the keyboard knows what it is on.
    setTimeout(() => button.classList.remove("fresh"), guarded - now);
  };

  // --- Motion ---
  const dice = () => all(".die-key use").map((use) => use.getAttribute("href")).join();
  const before = (told) => {
    const html = told?.detail?.data;
    if (html && !/id="(table|hand|live|live-keys|summary|strip|middle|at\d)"/.test(html)) return; // A line of the log moves nothing.
    // Else the old hand and the new one are laid out together, when the button that has the focus is taken away.
    if (html?.includes('id="hand"') && document.activeElement?.matches("#hand *")) document.activeElement.blur();
    shown = { dice: dice(), hasTable: Boolean(document.querySelector("#table .drawn")) };
    if (calm.matches) return;
    shown.cards = new Map(all("[data-key]").filter((card) => card.dataset.key && getComputedStyle(card).opacity > 0.1)
      .map((card) => [card.dataset.key, { card, box: boxOf(card) }]));
    shown.backs = new Map(all(".seat .backs").map((backs) => [backs.dataset.seat, backs.childElementCount]));
    shown.counts = new Map(all("[data-count]").map((count) => [count.dataset.count, Number(count.textContent)]));
  };

  // All is measured before anything moves: after each move a browser would have to lay out the page to measure again.
  const travel = (element, from, options = {}) => {
    const to = boxOf(element);
    const x = from.x + from.width / 2 - to.x - to.width / 2, y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.hypot(x, y) < 2) return;
    const scale = Math.min(1.5, Math.max(0.3, from.height / to.height || 1));
    moves.push(() => element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 4, ...options.start }, { zIndex: 4 }],
      { duration: 320, easing: "ease-out", fill: "backwards", delay: options.delay || 0 }));
  };

  // A trick that is gone goes to whoever took it; gathered on the way there while it was not to be read for long enough.
  const collect = ({ card, box }, rest) => {
    const seat = document.querySelector(`.seat.${card.dataset.to} .plate`);
    if (!seat) return;
    const ghost = document.createElement("div"), to = boxOf(seat), duration = 380 + rest;
    ghost.className = `ghost ${seat.closest(".drawn").className}`;
    Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px` });
    ghost.append(card.firstElementChild.cloneNode(true));
    const at = (share, scale) => ({ transform: `translate(${(to.x - box.x) * share}px, ${(to.y - box.y) * share}px) scale(${scale})` });
    const gathered = [{ ...at(0.4, 0.6), offset: 380 / duration }, { ...at(0.4, 0.6), offset: rest / duration }];
    const way = [{}, ...(rest > 380 ? gathered : []), { ...at(1, 0.3), opacity: 0.2 }];
    moves.push(() => document.body.append(ghost), () => ghost.animate(way, { duration, easing: "ease-in" }).finished.finally(() => ghost.remove()));
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
    const was = shown;
    if (!was) return;
    shown = null, guard();
    if (calm.matches || !was.hasTable) return;
    const dealer = document.querySelector("[data-dealer] .plate"), pile = document.querySelector(".pile");
    let dealt = 0, now = new Set();
    for (const card of all("[data-key]:not([data-key=''])")) {
      now.add(card.dataset.key);
      const old = was.cards.get(card.dataset.key);
      const from = card.dataset.from && document.querySelector(`.seat.${card.dataset.from} .plate`);
      if (old) travel(card, old.box);
      else if (from) travel(card, boxOf(from), { start: { opacity: 0.4 } });
      else if (pile || dealer) travel(card, boxOf(dealer || pile), { start: { opacity: 0 }, delay: 90 * dealt++ });
    }
    const rest = Math.max(0, takenAt + READ_MILLISECONDS - performance.now());
    for (const [key, old] of was.cards) if (!now.has(key) && old.card.dataset.to) collect(old, rest);
    takenAt = document.querySelector(".trick.taken") ? takenAt || performance.now() : 0;
    for (const backs of dealer ? all(".backs[data-after]") : []) {
      const isDealt = backs.childElementCount > (was.backs.get(backs.dataset.seat) || 0) + 1;
      if (isDealt) travel(backs, boxOf(dealer), { start: { opacity: 0 }, delay: 110 * backs.dataset.after });
    }
    for (const move of moves.splice(0)) move();
    for (const count of all("[data-count]")) {
      const old = was.counts.get(count.dataset.count);
      if (old !== undefined && old !== Number(count.textContent)) countUp(count, old);
    }
    for (const die of dice() && was.dice !== dice() ? all(".die-key:not(.kept)") : []) {
      die.animate([{ rotate: `${Math.random() * 400 - 200}deg`, translate: "0 -34px" }, {}], { duration: 420, easing: "ease-out" });
    }
  };

  document.addEventListener("htmx:sseBeforeMessage", before);
  document.addEventListener("htmx:sseMessage", after);
  return { before, after };
})();
