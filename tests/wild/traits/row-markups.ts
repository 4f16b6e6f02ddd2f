import { type Html, html } from '../../sites/html.ts';
import type { Look } from '../pages/look.ts';
import type { RowView } from '../pages/row-view.ts';
import type { WildSite } from '../wild-site.ts';
import type { TraitValue } from './trait-value.ts';

export interface RowMarkupValue extends TraitValue {
  /** Each row has one element of its own. Otherwise rows cannot be emptied, recycled or opened downwards as a whole. */
  hasElement: boolean;
  groupBy?: 'company' | 'department';
  row(view: RowView): Html;
  /** The list around its rows. */
  list(rows: Html, look: Look, site: WildSite): Html;
  /** What stands between rows and is none. */
  between(content: Html, look: Look): Html;
}

const plainList = (rows: Html, look: Look) => html`<div data-list${look('list')}>${rows}</div>`;
const items = (rows: Html, look: Look) => html`<ul data-list${look('list')}>${rows}</ul>`;
const block = (content: Html, look: Look) => html`<div${look('advert')}>${content}</div>`;
const item = (content: Html, look: Look) => html`<li${look('advert')}>${content}</li>`;

const listRow = (view: RowView) =>
  html`<li data-row${view.look('row')}>${view.heading}${view.meta}${view.extras}${view.body}</li>`;

/** What rows are made of. The first is the plainest. */
export const rowMarkups = {
  list: { takenFrom: 'most boards', hasElement: true, row: listRow, list: items, between: item },
  table: {
    takenFrom: 'applicant tracking systems and public employers that render tables with a header row',
    hasElement: true,
    row: ({ look, heading, cells, extras, body }) =>
      html`<tr data-row><td${look('cell')}>${heading}${body}</td>${cells.map(({ content }) => html`<td${look('cell')}>${content}</td>`)}${extras && html`<td${look('cell')}>${extras}</td>`}</tr>`,
    list: (rows, look, site) =>
      html`<table${look('list')}><thead><tr><th${look('cell')}>${site.words.labels.title}</th>${columnsOf(site).map((name) => html`<th${look('cell')}>${name}</th>`)}</tr></thead><tbody data-list>${rows}</tbody></table>`,
    between: (content) => html`<tr><td colspan="9">${content}</td></tr>`,
  },
  'role-buttons': {
    takenFrom: 'large boards whose rows are div elements with the role of a button',
    hasElement: true,
    row: ({ look, title, opens, meta, extras, body }) =>
      body
        ? html`<div data-row${look('row')}><div role="button" tabindex="0"${opens}><p${look('title')}>${title}</p>${meta}</div>${extras}${body}</div>`
        : html`<div data-row role="button" tabindex="0"${opens}${look('row')}><p${look('title')}>${title}</p>${meta}${extras}</div>`,
    list: plainList,
    between: block,
  },
  articles: {
    takenFrom: 'aggregators whose rows link the company, the place, tags and the posting twice',
    hasElement: true,
    row: ({ look, site, job, words, heading, meta, extras, body }) =>
      html`<article data-row${look('row')}>${heading}${meta}<p>${words.tags.map((tag) => html`<a href="/tags/${tag}"${look('chip')}>${tag}</a> `)}<a href="/employers/${job.token}"${look('small')}>${site.words.labels.company}</a></p>${extras}${body}</article>`,
    list: plainList,
    between: block,
  },
  'tile-link': {
    takenFrom: 'career pages whose whole tile is one link',
    hasElement: true,
    row: ({ look, title, opens, meta, extras, body }) =>
      extras || body
        ? html`<div data-row><a${opens}${look('tile')}><h3${look('title')}>${title}</h3>${meta}</a>${extras}${body}</div>`
        : html`<a data-row${opens}${look('tile')}><h3${look('title')}>${title}</h3>${meta}</a>`,
    list: plainList,
    between: block,
  },
  'definition-list': {
    takenFrom: 'public portals that list postings as terms and their definitions',
    hasElement: true,
    row: ({ look, words, isLabelled, openTitle, cells, extras, body }) =>
      html`<dl data-row${look('row')}>${isLabelled && html`<dt${look('label')}>${words.labels.title}</dt>`}${isLabelled ? html`<dd>${openTitle}</dd>` : html`<dt${look('title')}>${openTitle}</dt>`}${cells.map(({ label, content, bare }) => (isLabelled ? html`<dt${look('label')}>${label}</dt><dd>${bare}</dd>` : html`<dd>${content}</dd>`))}${extras && html`<dd>${extras}</dd>`}${body && html`<dd>${body}</dd>`}</dl>`,
    list: plainList,
    between: block,
  },
  'custom-elements': {
    takenFrom: 'boards built from web components without shadow roots',
    hasElement: true,
    row: ({ look, openTitle, meta, extras, body }) =>
      html`<opening-card data-row style="display:block"${look('row')}><opening-title style="display:block"${look('title')}>${openTitle}</opening-title><opening-meta style="display:block">${meta}</opening-meta>${extras}${body}</opening-card>`,
    list: (rows, look) => html`<opening-list data-list style="display:block"${look('list')}>${rows}</opening-list>`,
    between: block,
  },
  'closed-shadow': {
    takenFrom: 'embeddable job widgets that guard their markup in closed shadow roots',
    hasElement: true,
    row: ({ look, styleSheet, heading, meta, extras, body }) =>
      html`<sealed-card data-row style="display:block"><template>${styleSheet}<div${look('row')}>${heading}${meta}${extras}${body}</div></template></sealed-card>`,
    list: plainList,
    between: block,
  },
  'company-groups': {
    takenFrom: 'portfolio boards of investors, with a heading for each company and its jobs below',
    hasElement: true,
    groupBy: 'company',
    row: listRow,
    list: plainList,
    between: item,
  },
  'department-groups': {
    takenFrom: 'applicant tracking systems that list jobs under the headings of departments',
    hasElement: true,
    groupBy: 'department',
    row: listRow,
    list: plainList,
    between: item,
  },
  accordion: {
    takenFrom: 'career pages whose rows are the heads of an accordion',
    hasElement: true,
    row: ({ look, opens, title, meta, extras, body }) =>
      html`<div data-row${look('row')}><h3 style="margin:0"><button type="button" aria-expanded="false"${opens}${look('opener')}><span${look('title')}>${title}</span></button></h3>${meta}${extras}${body}</div>`,
    list: plainList,
    between: block,
  },
  headings: {
    takenFrom: 'career pages written by hand: a heading for each job and paragraphs below it',
    hasElement: false,
    row: ({ look, openTitle, cells, extras, body }) =>
      html`<h3${look('title')}>${openTitle}</h3>${cells.map(({ content }) => html`<p style="margin:2px 0">${content}</p>`)}${extras}${body}`,
    list: plainList,
    between: block,
  },
} as const satisfies Record<string, RowMarkupValue>;

/** Heads of the columns beside that of the title. */
function columnsOf({ words, fields }: WildSite): string[] {
  return fields.map((field) => words.labels[field]);
}
