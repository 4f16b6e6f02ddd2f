import { html } from '../html.ts';
import { findOpenings, readAsked } from '../openings/find-openings.ts';
import { respondWithJson, type SiteRequest, type SiteResponse } from '../site.ts';
import { filterPart } from './filters.ts';
import { respondWithLayout } from './layout.ts';
import { row } from './row.ts';
import { facets, openings } from './words.ts';

export const rowsPerLoad = 20;

const asked = ({ url }: SiteRequest) => readAsked(url.searchParams, { what: 'was', where: 'wo' }, facets);

export function resultsPage(request: SiteRequest): SiteResponse {
  const search = asked(request);
  const found = findOpenings(openings, facets, search);
  return respondWithLayout(
    'Stellenangebote',
    html`<main><h1>${found.length} Stellenangebote</h1>
${filterPart(search)}
<div class="spalten"><div><section class="liste" aria-label="Treffer">${found.slice(0, rowsPerLoad).map(row)}</section>
${found.length === 0 && html`<p>Zu Ihrer Suche gibt es zurzeit keine Stellen.</p>`}
${found.length > rowsPerLoad && html`<p class="mitte"><button type="button" class="umriss mehr">Weitere Stellen laden</button></p>`}</div>
<aside><h2>Stellen per E-Mail</h2><p>Neue Stellen zu dieser Suche, jeden Morgen.</p><form method="post" action="/german/abo"><label>E-Mail-Adresse <input type="email" name="email"></label><button class="knopf">Suchauftrag anlegen</button></form></aside></div></main>`,
    search,
  );
}

/** Rows from the number `ab` on, as markup, and whether there are more. */
export function moreRows(request: SiteRequest): SiteResponse {
  const found = findOpenings(openings, facets, asked(request));
  const end = Number(request.url.searchParams.get('ab')) + rowsPerLoad;
  const rows = found.slice(end - rowsPerLoad, end);
  return { ...respondWithJson({ rows: html`${rows.map(row)}`.markup, hasMore: found.length > end }), delayMs: 70 };
}
