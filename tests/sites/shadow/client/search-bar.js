import { rootOf } from './root.js';

class SearchBar extends HTMLElement {
  connectedCallback() {
    const root = rootOf(
      this,
      `<form role="search"><input name="mots" type="search" aria-label="Métier ou mot-clé" placeholder="Métier ou mot-clé">
      <input name="lieu" type="search" aria-label="Lieu" placeholder="Lieu"><button class="main">Rechercher</button></form>`,
    );
    const form = root.querySelector('form');
    const asked = new URLSearchParams(location.search);
    for (const field of form.querySelectorAll('input')) field.value = asked.get(field.name) ?? '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const detail = Object.fromEntries(new FormData(form));
      this.dispatchEvent(new CustomEvent('change-search', { detail, bubbles: true }));
    });
  }
}

customElements.define('search-bar', SearchBar);
