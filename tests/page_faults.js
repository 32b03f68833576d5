// What is wrong with a page, as a list of sentences: what lies outside of the window, is covered, cut off or broken, or
// is too small for a finger. Run by page_pictures.py.
() => {
  const found = [], shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.unseen');
  const nameOf = e => (e.id ? '#' + e.id : '.' + e.className).slice(0, 40) + ' ' + (e.getAttribute('aria-label') || e.textContent).trim().replace(/\s+/g, ' ').slice(0, 24);
  const pressed = [...document.querySelectorAll('button, summary, a[href], select, input:not([type=hidden]), .tab')].filter(shown);
  const things = [...pressed, ...document.querySelectorAll('.seat .plate, .laid, .badge, .score, .held, .die-key, .calls, .bank, .told .line')].filter(shown);
  const isTable = document.body.matches('.at-table');
  for (const e of new Set(things)) {
    const box = e.getBoundingClientRect();
    if (isTable && !e.matches('.skip') && !e.closest('.scroll, #answer, details .keys, details .offers') && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) found.push('outside: ' + nameOf(e));
    for (let up = e.parentElement; isTable && !e.matches('.skip') && !e.closest('.scroll') && up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/hidden|auto|scroll|clip/.test(style.overflow) && !up.matches('.scroll')) {
        const around = up.getBoundingClientRect();
        if (box.right > around.right + 2 || box.left < around.left - 2 || box.bottom > around.bottom + 2 || box.top < around.top - 2) found.push('cut by ' + (up.className || up.id || up.tagName) + ': ' + nameOf(e));
      }
    }
  }
  for (const e of pressed) {
    const box = e.getBoundingClientRect();
    if (e.matches('.skip, #talk') || e.closest('p, .scroll')) continue;
    // By finger, one's own box is pressed anywhere in its row; by mouse, a box is as large as a sheet of thirteen leaves it.
    const name = e.matches('td.own .cell') && innerWidth <= 900 && e.closest('tr').firstElementChild.getBoundingClientRect();
    if (name && document.elementFromPoint(name.left + name.width / 2, name.top + name.height / 2) !== e) found.push('not pressed by its row: ' + nameOf(e));
    if (!(e.matches('.cell') && innerWidth > 900) && Math.min(box.width, box.height) < 43.5) found.push(`small ${box.width.toFixed()}x${box.height.toFixed()}: ` + nameOf(e));
    const x = box.left + Math.min(12, box.width / 2), y = box.top + box.height / 2;
    const top = x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y);
    if (isTable && top && !e.contains(top) && !top.contains(e)) found.push('covered by ' + nameOf(top) + ': ' + nameOf(e));
  }
  const plates = [...document.querySelectorAll('.seat .plate, .seat .has, .seat .calls, .laid, .pile .stock, .bank, .badge, .score')].filter(shown).filter(e => e.getBoundingClientRect().width);
  for (const [i, one] of plates.entries()) for (const other of plates.slice(i + 1)) {
    if (one.closest('.seat') && one.closest('.seat') === other.closest('.seat')) continue;
    if (one.matches('.laid') && other.matches('.laid')) continue;
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left), y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (x > 2 && y > 2) found.push(`overlap ${x.toFixed()}x${y.toFixed()}: ` + nameOf(one) + ' / ' + nameOf(other));
  }
  for (const e of document.querySelectorAll('.score bdi, .name, .tab bdi')) {
    if (shown(e) && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)) found.push('name cut: ' + nameOf(e));
  }
  for (const e of document.querySelectorAll('.name, .note, .badge, .status, .key, .half tbody th')) {
    if (shown(e) && e.scrollWidth > e.clientWidth + 1 && e.clientWidth) found.push('shortened: ' + nameOf(e));
  }
  // Words stay whole on buttons that have room for them; names may be longer than any button.
  for (const e of [...document.querySelectorAll('.key, .set button, .seat .plate')].filter(shown)) {
    const box = e.getBoundingClientRect(), texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) for (const word of text.data.matchAll(/\S+/g)) {
      range.setStart(text, word.index), range.setEnd(text, word.index + word[0].length);
      const rows = [...range.getClientRects()].filter(row => row.width > 0.5 && shown(text.parentElement) && getComputedStyle(text.parentElement).clipPath === 'none');
      if (rows.some(row => row.top > rows[0].top + 2) && word[0].length < 13 && !/[-\u2010\u200b\u00ad]/.test(word[0])) found.push('broken word: ' + nameOf(e));
      if (rows.some(row => row.left < box.left - 1 || row.right > box.right + 1) && !text.parentElement.closest('.offers')) found.push('beside its plate: ' + nameOf(e));
    }
  }
  for (const e of document.querySelectorAll('.told, #hand, #live, .middle, .finale, .play')) {
    if (shown(e) && e.scrollHeight > e.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(e).overflowY)) found.push(`scrolls ${e.scrollHeight - e.clientHeight}: ` + nameOf(e));
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('page scrolls sideways');
  return [...new Set(found)];
}
