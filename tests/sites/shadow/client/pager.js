import { make, rootOf } from './root.js';

class OfferPager extends HTMLElement {
  #root = rootOf(this, '<nav aria-label="Pages de résultats"></nav>');

  set pages(last) {
    const current = Number(new URLSearchParams(location.search).get('page') ?? 1);
    const button = (page, text) => {
      const made = make('button', { className: 'quiet', textContent: text, disabled: page > last });
      if (page === current) made.ariaCurrent = 'page';
      made.addEventListener('click', () =>
        this.dispatchEvent(new CustomEvent('change-search', { detail: { page: String(page) }, bubbles: true })),
      );
      return made;
    };
    const numbers = Array.from({ length: last }, (_, index) => button(index + 1, String(index + 1)));
    this.#root.querySelector('nav').replaceChildren(...(last > 1 ? [...numbers, button(current + 1, 'Suivant')] : []));
  }
}

customElements.define('offer-pager', OfferPager);
