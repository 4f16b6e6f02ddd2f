import { taken } from './fetch-part.js';

/** Shows what lies over the page, at once or after so many presses, until it is closed; then never again on this site. */
export function showOverlays() {
  const overlay = document.querySelector('[data-overlay]');
  if (!overlay) return;
  taken(overlay, 'data-overlay');
  const name = `closed-${window.app.seed}`;
  if (localStorage.getItem(name) === 'yes') return overlay.remove();
  for (const button of overlay.querySelectorAll('[data-close]')) {
    taken(button, 'data-close');
    button.addEventListener('click', () => {
      localStorage.setItem(name, 'yes');
      overlay.remove();
    });
  }
  const show = () => {
    overlay.style.display = 'block';
  };
  const { afterPresses } = window.app;
  if (afterPresses === null) return show();
  document.addEventListener('click', () => {
    // Presses count over all pages of a visit.
    const presses = Number(sessionStorage.getItem('presses') ?? 0) + 1;
    sessionStorage.setItem('presses', presses);
    if (presses === afterPresses) setTimeout(show, 150);
  });
}
