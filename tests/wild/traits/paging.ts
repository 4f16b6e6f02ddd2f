import { type Html, html, raw } from '../../sites/html.ts';
import type { ListView } from '../pages/list-view.ts';
import type { TraitValue } from './trait-value.ts';

export interface PagingValue extends TraitValue {
  /** `document`: each page is loaded; `script`: rows come into the page. */
  by: 'document' | 'script' | 'nothing';
  pager(view: ListView): Html | null;
}

/** How the further rows of a list are reached. */
export const paging = {
  none: {
    takenFrom: 'career pages of small employers, with all their jobs on one page',
    by: 'nothing',
    pager: () => null,
  },
  numbers: {
    takenFrom: 'boards rendered on the server, with numbers that leave out the middle',
    by: 'document',
    pager: (view) =>
      html`<nav${view.look('pager')}>${numbersWithGaps(view).map((page) =>
        page === null
          ? html`<span>…</span> `
          : page === view.page
            ? html`<span aria-current="page"${view.look('current')}>${page}</span> `
            : html`<a href="${view.addressOf(page)}"${view.look('number')}>${page}</a> `,
      )}</nav>`,
  },
  'next-only': {
    takenFrom: 'boards that lead only to the page after and before',
    by: 'document',
    pager: (view) =>
      html`<p${view.look('pager')}>${view.page > 1 && html`<a href="${view.addressOf(view.page - 1)}">${view.words.previous}</a> `}${view.page < view.lastPage && html`<a href="${view.addressOf(view.page + 1)}">${view.words.next}</a>`}</p>`,
  },
  'svg-arrows': {
    takenFrom: 'design systems whose pagers are arrows without any word',
    by: 'document',
    pager: (view) =>
      html`<div${view.look('pager')}>${arrow(view, view.page - 1, 'M15 4 7 12l8 8')} <span>${view.page} / ${view.lastPage}</span> ${arrow(view, view.page + 1, 'M9 4l8 8-8 8')}</div>`,
  },
  'load-more': {
    takenFrom: 'single-page boards with a button that adds rows below',
    by: 'script',
    pager: ({ page, lastPage, words, look }) =>
      page < lastPage
        ? html`<div${look('pager')}><button type="button" data-more${look('button')}>${words.more}</button></div>`
        : null,
  },
  'endless-window': {
    takenFrom: 'boards that add rows when the page is scrolled to its end',
    by: 'script',
    pager: () => null,
  },
  'endless-scroller': {
    takenFrom: 'boards with the list in a column that scrolls by itself and grows',
    by: 'script',
    pager: () => null,
  },
  'post-form': {
    takenFrom: 'server-side portals whose Next posts a form, always to the same address',
    by: 'document',
    pager: (view) =>
      html`<div${view.look('pager')}>${view.page > 1 && postTo(view, view.page - 1, view.words.previous)}${view.page < view.lastPage && postTo(view, view.page + 1, view.words.next)}</div>`,
  },
  'query-string': {
    takenFrom: 'boards that count rows in the query of their address',
    by: 'document',
    pager: (view) =>
      html`<ul${view.look('pager')} style="list-style:none">${pagesOf(view).map((page) => html`<li style="display:inline">${page === view.page ? html`<b>${page}</b>` : html`<a href="${view.addressOf(page)}"${view.look('number')}>${page}</a>`} </li>`)}${view.page < view.lastPage && html`<li style="display:inline"><a rel="next" href="${view.addressOf(view.page + 1)}">${view.words.next} ›</a></li>`}</ul>`,
  },
  buttons: {
    takenFrom: 'single-page boards whose pager is made of buttons without addresses',
    by: 'script',
    pager: (view) =>
      html`<nav${view.look('pager')}>${pagesOf(view).map(
        (page) =>
          html`<button type="button" data-page="${page}"${view.look('number')}${page === view.page && html` aria-current="page" disabled`}>${page}</button> `,
      )}<button type="button" data-page="${view.page + 1}"${view.look('number')}${view.page >= view.lastPage && html` disabled`}>${view.words.next}</button></nav>`,
  },
} as const satisfies Record<string, PagingValue>;

function pagesOf({ lastPage }: ListView): number[] {
  return Array.from({ length: lastPage }, (_, index) => index + 1);
}

/** First, last and those beside the current one; null where some are left out. */
function numbersWithGaps(view: ListView): (number | null)[] {
  const shown = pagesOf(view).filter((page) => page === 1 || page === view.lastPage || Math.abs(page - view.page) <= 1);
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}

function arrow(view: ListView, page: number, path: string): Html {
  const icon = raw(
    `<svg width="24" height="24" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="#333" stroke-width="2"/></svg>`,
  );
  return page < 1 || page > view.lastPage
    ? html`<span style="opacity:.3">${icon}</span>`
    : html`<a href="${view.addressOf(page)}"${view.look('number')}>${icon}</a>`;
}

function postTo({ base, query }: ListView, page: number, text: string): Html {
  return html`<form method="post" action="${query.size > 0 ? `${base}?${query}` : base}" style="display:inline"><input type="hidden" name="page" value="${page}"><button>${text}</button></form> `;
}
