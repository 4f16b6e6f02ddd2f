import { type Html, html } from '../../sites/html.ts';
import type { Look } from '../pages/look.ts';
import type { WildSite } from '../wild-site.ts';
import { companies } from '../words/words.ts';
import type { TraitValue } from './trait-value.ts';

type Part = (site: WildSite, look: Look) => Html;

export interface DecoyValue extends TraitValue {
  above?: Part;
  beside?: Part;
  below?: Part;
  /** Stands after every fifth row. */
  betweenRows?: (site: WildSite) => Html;
  onRows?: Part;
}

/** What looks like a list, a pager or a way on, and is none. */
export const decoys = {
  none: { takenFrom: 'career pages with nothing but jobs' },
  news: {
    takenFrom: 'portals of cities and chambers with their news below the jobs',
    below: ({ words, shape }, look) =>
      html`<section><h2>${words.news.title}</h2>${words.news.items.map((text, index) => html`<div${look('card')}><a href="/news/${index}">${text}</a><p>${shape.dates[index] ?? ''}</p></div>`)}</section>`,
  },
  blogs: {
    takenFrom: 'boards with articles of their editors beside the jobs',
    beside: ({ words }, look) =>
      html`<section><h2>${words.blog.title}</h2>${words.blog.items.map((text, index) => html`<article${look('card')}><h3><a href="/blog/${index}">${text}</a></h3><p>Maria Sand</p></article>`)}</section>`,
  },
  'similar-searches': {
    takenFrom: 'large boards with links to searches that read like jobs',
    below: ({ words, shape }, look) =>
      html`<section><h2>${words.similar.title}</h2><ul>${words.titles.slice(0, 6).map((title, index) => html`<li><a href="${shape.listPath}?q=${encodeURIComponent(title)}"${look('small')}>${words.similar.item(title, words.cities[index] ?? '')}</a></li>`)}</ul></section>`,
  },
  calendars: {
    takenFrom: 'portals with a calendar of career events and its own next month',
    beside: ({ words }, look) =>
      html`<section${look('card')}><h2>${words.events}</h2><table data-calendar><caption><button type="button" aria-label="${words.previous}">‹</button> <span>11 / 2026</span> <button type="button" aria-label="${words.next}">›</button></caption><tbody>${weeks()}</tbody></table></section>`,
  },
  carousels: {
    takenFrom: 'large boards with a carousel of employers above the list',
    above: ({ words }, look) =>
      html`<section${look('card')} data-carousel><h2>${words.featured}</h2><button type="button" aria-label="${words.previous}">‹</button><div style="display:flex;overflow:hidden;gap:12px;width:420px">${companies.map((name) => html`<div style="flex:none;width:130px"><h3>${name}</h3><p>${words.labels.place}: ${words.cities[name.length % 8] ?? ''}</p></div>`)}</div><button type="button" aria-label="${words.next}">›</button></section>`,
  },
  adverts: {
    takenFrom: 'boards with adverts of their own between the rows',
    betweenRows: ({ words }) => html`<strong>${words.advert}</strong> <a href="/advert">${words.login.title}</a>`,
  },
  'row-buttons': {
    takenFrom: 'boards with save, follow and alert on every row',
    onRows: ({ words }, look) =>
      html`<span><button type="button" data-send="/save" aria-label="${words.save}"${look('small')}>☆</button><button type="button" data-send="/follow"${look('small')}>${words.follow}</button><button type="button" data-send="/alert"${look('small')}>${words.alert}</button></span>`,
  },
} as const satisfies Record<string, DecoyValue>;

function weeks(): Html[] {
  return [1, 8, 15, 22].map(
    (first) =>
      html`<tr>${Array.from({ length: 7 }, (_, day) => html`<td><a href="/events/${first + day}">${first + day}</a></td>`)}</tr>`,
  );
}
