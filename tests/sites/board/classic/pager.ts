import { type Html, html } from '../../html.ts';
import { nextIcon } from '../icons.ts';
import { rowsPerPage } from '../result-pages.ts';

/** Page numbers from 1. Buttons, not links: a script swaps the list and changes the address. */
export function pager(current: number, last: number): Html {
  if (last < 2) return html``;
  return html`<nav class="ember-view j_pager" aria-label="Pagination">
  <p class="j_pager_state">Page ${current} of ${last}</p>
  <ul class="j_pager_pages">${shownPages(current, last).map((page) => html`<li>${pageButton(page, current)}</li>`)}</ul>
  ${current < last && html`<button type="button" class="ember-view j_pager_next" aria-label="View next page" value="${current * rowsPerPage}"><span>Next</span>${nextIcon}</button>`}
</nav>`;
}

function pageButton(page: number | null, current: number): Html {
  if (page === null) return html`<span>…</span>`;
  const start = (page - 1) * rowsPerPage;
  return html`<button type="button" class="ember-view j_pager_page" aria-label="Page ${page}"${page === current && html` aria-current="page"`} value="${start}"><span>${page}</span></button>`;
}

/** First and last, and those around the current one; null where some are left out. */
function shownPages(current: number, last: number): (number | null)[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 2,
  );
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
