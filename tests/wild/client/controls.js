import { taken } from './fetch-part.js';

/** Filters, and buttons of rows and of what stands beside the list. */
export function bindControls(root) {
  const each = (name, bind) => {
    for (const element of root.querySelectorAll(`[${name}]`)) bind(element, taken(element, name));
  };
  each('data-submit', (field) => field.addEventListener('change', () => field.form.requestSubmit()));
  each('data-toggle', (button) =>
    button.addEventListener('click', () => {
      const panel = button.nextElementSibling;
      panel.hidden = !panel.hidden;
      button.setAttribute('aria-expanded', String(!panel.hidden));
    }),
  );
  each('data-reveal', (button) =>
    button.addEventListener('click', () => {
      button.previousElementSibling.hidden = false;
      button.remove();
    }),
  );
  each('data-chip', (chip, value) => chip.addEventListener('click', () => searchWith(value)));
  each('data-send', (button, path) =>
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      void fetch(path, { method: 'POST' });
    }),
  );
  each('data-carousel', (carousel) => {
    const [back, on] = carousel.querySelectorAll('button');
    const track = carousel.querySelector('div');
    back.addEventListener('click', () => track.scrollBy(-260, 0));
    on.addEventListener('click', () => track.scrollBy(260, 0));
  });
  each('data-calendar', (calendar) => {
    const [back, on] = calendar.querySelectorAll('caption button');
    const label = calendar.querySelector('caption span');
    const turn = (by) => {
      const [month] = label.textContent.split(' / ').map(Number);
      label.textContent = `${((month + by + 11) % 12) + 1} / 2026`;
    };
    back.addEventListener('click', () => turn(-1));
    on.addEventListener('click', () => turn(1));
  });
}

function searchWith(value) {
  const query = new URLSearchParams(window.location.search);
  const isChosen = query.getAll('t').includes(value);
  if (isChosen) query.delete('t', value);
  else query.append('t', value);
  for (const name of ['page', 'pg', 'start']) query.delete(name);
  window.location.assign(`?${query}`);
}
