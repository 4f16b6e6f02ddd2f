import { type Html, html } from '../html.ts';
import { respondWithPage } from '../respond-with-page.ts';
import type { SiteResponse } from '../site.ts';

const brand = 'Kranichjobs';

/** What stands on every page: brand, search, ways to sign in. */
export function respondWithLayout(title: string, main: Html, asked = { what: '', where: '' }): SiteResponse {
  return respondWithPage({
    language: 'de',
    title: `${title} – ${brand}`,
    style: '/german/assets/german.css',
    scripts: ['/german/assets/client.js'],
    body: html`<header class="kopf"><a class="marke" href="/german/stellen">${brand}</a>
<form class="suche" action="/german/stellen"><div><label for="was">Was?</label><input id="was" name="was" value="${asked.what}" placeholder="Beruf, Stichwort, Firma"></div><div><label for="wo">Wo?</label><input id="wo" name="wo" value="${asked.where}" placeholder="Ort"></div><button class="knopf">Stellen finden</button></form>
<nav aria-label="Konto"><a href="/german/ratgeber">Ratgeber</a> <a href="/german/anmelden">Anmelden</a> <a href="/german/registrieren">Registrieren</a></nav></header>
${main}
<footer class="fuss"><a href="/german/impressum">Impressum</a> <a href="/german/datenschutz">Datenschutz</a></footer>`,
  });
}

/** Signing in and up: where an exploration has no business. */
export function signInPage(title: string): SiteResponse {
  return respondWithLayout(
    title,
    html`<main class="schmal"><h1>${title}</h1><form method="post"><label>E-Mail <input type="email" name="email"></label><label>Passwort <input type="password" name="passwort"></label><button class="knopf">${title}</button></form></main>`,
  );
}

export function textPage(title: string): SiteResponse {
  return respondWithLayout(
    title,
    html`<main class="schmal"><h1>${title}</h1><p>Hier steht, was es dazu zu sagen gibt.</p></main>`,
  );
}
