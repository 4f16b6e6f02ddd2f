import { type Html, html } from '../html.ts';
import { findOpenings, readAsked } from '../openings/find-openings.ts';
import type { Opening } from '../openings/opening.ts';
import { respondWithPage } from '../respond-with-page.ts';
import type { SiteRequest, SiteResponse } from '../site.ts';
import { ageText, openings } from './words.ts';

const rowsPerPage = 14;

/** Nothing leads on: further pages are reached by the number in the address alone. */
export function resultsPage({ url }: SiteRequest): SiteResponse {
  const asked = readAsked(url.searchParams, { what: 'zoek', where: 'plaats' }, []);
  const found = findOpenings(openings, [], asked);
  const page = Number(url.searchParams.get('pagina') ?? 1);
  const rows = found.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  const pages = Math.ceil(found.length / rowsPerPage);
  return respondWithPage({
    language: 'nl',
    title: 'Vacatures – Prikbord',
    style: '/notices/assets/notices.css',
    scripts: ['/notices/assets/client.js'],
    body: html`<header><a href="/notices/vacatures?pagina=1">Prikbord</a>
<form action="/notices/vacatures"><input type="search" name="zoek" aria-label="Functie of werkgever" placeholder="Functie of werkgever" value="${asked.what}"><input type="hidden" name="pagina" value="1"><button>Zoeken</button></form></header>
<main><article class="blad"></article><div class="links"><h1>${found.length} vacatures</h1><p class="uitleg">Plaats, werkgever, functie, geplaatst. Druk op een regel om het bericht te lezen.</p>
${rows.length > 0 ? html`<div class="bord">${rows.map(row)}</div><p class="stand">Pagina ${page} van ${pages}</p>` : html`<p>Er zijn geen vacatures gevonden.</p>`}</div></main>`,
  });
}

/** Parts that all look the same: only who reads them knows which is the title. What the number stands for only the script knows. */
function row({ id, title, company, city, daysAgo }: Opening): Html {
  return html`<div class="regel" tabindex="0" data-n="${id}"><span>${city}</span> <span>${company}</span> <span>${title}</span> <span>${ageText(daysAgo)}</span></div>`;
}
