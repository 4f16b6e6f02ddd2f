import './filter-menu.js';
import './offer-card.js';
import './offer-pane.js';
import './pager.js';
import './search-bar.js';
import { make, rootOf } from './root.js';

/** The whole page. The address holds its state; its parts say with a `change` event what shall be in it. */
class App extends HTMLElement {
  connectedCallback() {
    this.root = rootOf(
      this,
      `<header><strong>Passerelle</strong> <search-bar></search-bar> <button class="quiet account">Se connecter</button></header>
      <div class="filters"></div>
      <main><section><h1></h1><div class="offers"></div><offer-pager></offer-pager></section><offer-pane></offer-pane></main>`,
    );
    this.root.addEventListener('change-search', ({ detail }) => this.go({ page: null, offre: null, ...detail }));
    this.root.addEventListener('choose-offer', ({ detail }) => this.go({ offre: detail }, { isSameList: true }));
    window.addEventListener('popstate', () => void this.show());
    void this.show();
  }

  go(changes, { isSameList = false } = {}) {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(changes)) {
      url.searchParams.delete(name);
      for (const one of [value].flat()) if (one) url.searchParams.append(name, one);
    }
    history.pushState(null, '', url);
    if (isSameList) this.showOffer();
    else void this.show();
  }

  async show() {
    const { count, pages, offers, facets } = await (await fetch(`/shadow/api/offres${location.search}`)).json();
    this.root.querySelector('h1').textContent = `${count} offres d’emploi`;
    this.root.querySelector('.offers').replaceChildren(...offers.map((offer) => make('offer-card', { offer })));
    this.root.querySelector('.filters').replaceChildren(...facets.map((facet) => make('filter-menu', { facet })));
    Object.assign(this.root.querySelector('offer-pager'), { pages });
    this.showOffer();
  }

  showOffer() {
    this.root.querySelector('offer-pane').offerId = new URLSearchParams(location.search).get('offre');
  }
}

customElements.define('passerelle-app', App);
