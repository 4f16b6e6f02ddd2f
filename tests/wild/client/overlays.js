import { taken } from './fetch-part.js';

/** Shows what lies over the page, at once or after so many presses, until it is closed; then never again on this site. */
export function showOverlays() {
  const overlay = document.querySelector('[data-overlay]');
  if (!overlay) return;
  taken(overlay, 'data-overlay');
  const closed = `closed-${window.app.seed}`;
  if (kept(closed) === 'yes') return overlay.remove();
  for (const button of overlay.querySelectorAll('[data-close]')) {
    taken(button, 'data-close');
    button.addEventListener('click', () => {
      keep(closed, 'yes');
      overlay.remove();
    });
  }
  const show = () => {
    overlay.style.display = 'block';
  };
  const counted = `presses-${window.app.seed}`;
  const { afterPresses } = window.app;
  if (afterPresses === null) return show();
  document.addEventListener('click', () => {
    // Presses count over all pages of a visit.
    const presses = Number(kept(counted) ?? 0) + 1;
    keep(counted, presses);
    if (presses === afterPresses) setTimeout(show, 150);
  });
}

/** A frame of another site may be allowed no storage: it remembers as long as its document is there. */
const inMemory = new Map();

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return inMemory.get(name) ?? null;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    inMemory.set(name, String(value));
  }
}
