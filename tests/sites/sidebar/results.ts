import { type Html, html } from '../html.ts';
import { findOpenings, readAsked } from '../openings/find-openings.ts';
import type { SiteRequest, SiteResponse } from '../site.ts';
import { sidebar } from './filters.ts';
import { respondWithLayout } from './layout.ts';
import { row } from './row.ts';
import { facets, openings } from './words.ts';

export const rowsPerPage = 15;

export function resultsPage({ url }: SiteRequest): SiteResponse {
  const asked = readAsked(url.searchParams, { what: 'q', where: 'l' }, facets);
  const found = findOpenings(openings, facets, asked);
  const page = Number(url.searchParams.get('p') ?? 1);
  const rows = found.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return respondWithLayout(
    `${found.length} ofertas de empleo`,
    html`<div class="columns">${sidebar(asked)}<div class="results"><h1>${found.length} ofertas de empleo</h1>
${rows.length > 0 ? html`<ol class="rows">${rows.map(row)}</ol>` : html`<p>No hemos encontrado ofertas para tu búsqueda.</p>`}
${pager(url, page, Math.ceil(found.length / rowsPerPage))}</div></div>`,
    asked,
  );
}

function pager(url: URL, current: number, last: number): Html {
  const link = (page: number, text: string) => {
    const query = new URLSearchParams(url.search);
    query.set('p', String(page));
    return html`<a href="/sidebar/empleos?${query.toString()}">${text}</a> `;
  };
  const numbers = Array.from({ length: last }, (_, index) =>
    index + 1 === current ? html`<span class="here">${current}</span> ` : link(index + 1, String(index + 1)),
  );
  return html`<p class="pages">${current > 1 && link(current - 1, 'Anterior')}${numbers}${current < last && link(current + 1, 'Siguiente')}</p>`;
}
