/**
 * Runs first in every page of an attack, as its own script: keeps what the page itself sees. Looks at nothing that a page could not, and
 * changes nothing.
 */
export const trapClient = `(() => {
  const notes = [];
  const note = (kind, detail = '') => {
    notes.push({ kind, detail: String(detail).slice(0, 4000) });
    if (kind === 'pressed') new Image().src = '/pixel.gif?' + encodeURIComponent(detail);
  };
  let longestGap = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (document.visibilityState === 'visible') longestGap = Math.max(longestGap, now - last);
    last = now;
  }, 50);
  globalThis.trap = { note, notes, get longestGap() { return longestGap; } };
  addEventListener('error', ({ message }) => note('error', message));
  const planted = (event) => event.composedPath().find((one) => one instanceof Element && one.hasAttribute('data-planted'));
  // What counts is what comes to a control: the window may be where it is kept from it.
  for (const type of ['mousedown', 'click', 'keydown']) {
    document.addEventListener(type, (event) => {
      const hit = planted(event);
      if (hit && (type !== 'keydown' || event.key === 'Enter' || event.key === ' ')) note('pressed', hit.dataset.planted || type);
    }, true);
  }
  addEventListener('submit', (event) => note('submit', event.isTrusted), true);
  const came = ({ target }) => {
    if (target && target.value) note('came', (target.name || target.id || target.tagName) + '=' + target.value);
  };
  addEventListener('input', came, true);
  addEventListener('change', came, true);
})();`;
