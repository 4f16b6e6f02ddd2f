import { make, rootOf, send } from './root.js';

class OfferCard extends HTMLElement {
  connectedCallback() {
    const { id, title, company, city, age } = this.offer;
    const root = rootOf(this, '<div class="card"></div>');
    const link = make('a', { href: `/shadow/emploi?offre=${id}`, textContent: title });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent('choose-offer', { detail: id, bubbles: true }));
    });
    const save = make('button', { className: 'quiet', textContent: '♡', ariaLabel: `Enregistrer l’offre ${title}` });
    save.addEventListener('click', () => void send(`enregistrer/${id}`));
    const line = (text) => make('p', { textContent: text });
    root.querySelector('.card').append(make('h2', {}, link), line(company), line(city), line(age), save);
  }
}

customElements.define('offer-card', OfferCard);
