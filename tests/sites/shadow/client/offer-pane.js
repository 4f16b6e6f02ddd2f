import { make, rootOf, send } from './root.js';

/** The posting beside the list, in a closed root: nobody but this class can look into it from the page. */
class OfferPane extends HTMLElement {
  #root = rootOf(this, '<section class="pane" aria-label="Détail de l’offre"></section>', { mode: 'closed' });

  set offerId(id) {
    if (id) void this.#show(id);
    else this.#fill(make('p', { textContent: 'Choisissez une offre dans la liste.' }));
  }

  async #show(id) {
    const { title, company, city, age, tasks } = await (await fetch(`/shadow/api/offres/${id}`)).json();
    const apply = make('button', { className: 'main', textContent: 'Postuler' });
    apply.addEventListener('click', () => this.#openApplication(id, title));
    const follow = make('button', { className: 'quiet', textContent: 'Suivre cette entreprise' });
    follow.addEventListener('click', () => void send('suivre'));
    this.#fill(
      make('h2', { textContent: title }),
      make('p', { textContent: `${company} · ${city} · ${age}` }),
      make('p', {}, apply, ' ', follow),
      make('h3', { textContent: 'Vos missions' }),
      make('ul', {}, ...tasks.map((task) => make('li', { textContent: task }))),
      make('p', { textContent: `Merci d’indiquer la référence ${id} dans votre courrier.` }),
    );
  }

  #openApplication(id, title) {
    const form = make('form', {
      className: 'dialog',
      role: 'dialog',
      ariaModal: 'true',
      ariaLabel: `Postuler : ${title}`,
    });
    form.innerHTML = `<h2>Votre candidature</h2><label>Nom <input name="nom"></label><label>E-mail <input type="email" name="mail"></label>
      <label>CV <input type="file" name="cv"></label><button class="main">Envoyer ma candidature</button> <button type="button" class="quiet">Fermer</button>`;
    form.querySelector('.quiet').addEventListener('click', () => form.remove());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(`postuler/${id}`);
    });
    this.#root.append(form);
  }

  #fill(...parts) {
    this.#root.querySelector('.dialog')?.remove();
    this.#root.querySelector('.pane').replaceChildren(...parts);
  }
}

customElements.define('offer-pane', OfferPane);
