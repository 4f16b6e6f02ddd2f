import { type Html, html } from '../../sites/html';
import type { Reply } from '../attack';
import { asPage } from '../stage/serve-stage';
import { type BoardPage, postingHtml } from './page';
import type { Posting } from './postings';

/** What a page posts beside the control it is posted by. */
export type PostedFields = Readonly<Record<string, string>>;

/** A row that posts its page: how its control is called, what is told of it, and what else comes along. */
export interface PostedRow {
  job: Posting;
  control?: string;
  argument?: string;
  fields?: PostedFields;
}

/** A page that is one form, as frameworks on servers draw them: its rows post it by the addresses of scripts. */
export function postedRows(rows: readonly PostedRow[]): Partial<BoardPage> {
  return {
    rows: html`${rows.map(rowOf)}`,
    overlay: html`<form id="page" method="post" action="/jobs"><span></span>${hiddenOf({ ...state, __EVENTTARGET: '', __EVENTARGUMENT: '' })}</form>`,
    script: `const told = ${JSON.stringify(rows.map(({ fields = {} }) => hiddenOf(fields).markup))};
function __doPostBack(target, argument) {
  const form = document.getElementById('page');
  form.firstElementChild.innerHTML = told[Number(target.slice(14, 16)) - 2];
  form.elements.__EVENTTARGET.value = target;
  form.elements.__EVENTARGUMENT.value = argument;
  form.submit();
}`,
  };
}

/** The same for its Next, which is the button of such a form. */
export const postedPager = (fields: PostedFields): Html =>
  html`<nav class="pages" aria-label="Pagination"><form method="post" action="/jobs">${hiddenOf({ ...state, ...fields })}<input type="submit" name="ctl00$pager$ctl01" value="Next"></form></nav>`;

function rowOf({ job: { title, company, city }, control = 'title', argument = '' }: PostedRow, nth: number): Html {
  const target = `ctl00$grid$ctl${String(nth + 2).padStart(2, '0')}$${control}`;
  return html`<li class="card"><h3><a href="javascript:__doPostBack('${target}','${argument}')">${title}</a></h3><p>${company}</p><p>${city}</p></li>`;
}

const state = { __VIEWSTATE: 'dDwtMTIzNDU2Nzg5MDs7Pm1vcmUgc3RhdGU=' };

const hiddenOf = (fields: PostedFields): Html =>
  html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** The posting that a posted page asks for; null if it asks for none. */
export function postedReply(body: string, jobs: readonly Posting[]): Reply | null {
  const nth = /grid%24ctl(\d+)/.exec(body)?.[1];
  const job = nth === undefined ? undefined : jobs[Number(nth) - 2];
  return job ? asPage(html`<title>${job.title}</title><main>${postingHtml(job)}</main>`.markup) : null;
}
