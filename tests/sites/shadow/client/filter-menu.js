import { make, rootOf } from './root.js';

/** One filter: a button, and its options in a popover below it. They count once "Appliquer" is pressed. */
class FilterMenu extends HTMLElement {
  connectedCallback() {
    const { name, label, kind, options } = this.facet;
    const root = rootOf(
      this,
      `<button class="quiet opener" aria-haspopup="true" aria-expanded="false"></button>
      <form class="menu" role="dialog" hidden><fieldset><legend></legend></fieldset><button class="main">Appliquer</button> <button type="reset" class="quiet">Effacer</button></form>`,
    );
    const [opener, menu] = [root.querySelector('.opener'), root.querySelector('.menu')];
    opener.textContent = label;
    menu.ariaLabel = label;
    root.querySelector('legend').textContent = label;
    const chosen = new URLSearchParams(location.search).getAll(name);
    root.querySelector('fieldset').append(...options.map((option) => choice(name, kind, option, chosen)));
    const open = (isOpen) => {
      menu.hidden = !isOpen;
      opener.ariaExpanded = String(isOpen);
    };
    opener.addEventListener('click', () => open(menu.hidden));
    root.addEventListener('keydown', (event) => event.key === 'Escape' && open(false));
    menu.addEventListener('submit', (event) => {
      event.preventDefault();
      const detail = { [name]: new FormData(menu).getAll(name) };
      this.dispatchEvent(new CustomEvent('change-search', { detail, bubbles: true }));
    });
  }
}

function choice(name, kind, { value, label }, chosen) {
  const type = kind === 'multi' ? 'checkbox' : 'radio';
  const input = make('input', {
    type,
    name,
    value,
    defaultChecked: chosen.includes(value) || (!chosen.length && !value),
  });
  return make('label', {}, input, ` ${label}`);
}

customElements.define('filter-menu', FilterMenu);
