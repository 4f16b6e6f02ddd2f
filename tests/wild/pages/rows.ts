import { type Html, html } from '../../sites/html.ts';
import { type DecoyValue, decoys } from '../traits/decoys.ts';
import { type RowMarkupValue, rowMarkups } from '../traits/row-markups.ts';
import type { WildJob } from '../wild-job.ts';
import type { ListView } from './list-view.ts';
import { rowView } from './row-view.ts';

/** Rows between which an advert stands. */
const rowsBetweenAdverts = 5;

/** The rows of one page of the list, in their groups. */
export function rowsOf(view: ListView): Html {
  const { site, look, rows } = view;
  const { groupBy }: RowMarkupValue = rowMarkups[site.choice.rows];
  if (!groupBy) return html`${rows.map((job, index) => rowAt(view, job, index))}`;
  const groups = [...Map.groupBy(rows, (job) => job[groupBy])];
  return html`${groups.map(([name, jobs]) => html`<section><h2${look('group')}>${name}</h2><ul${look('list')}>${jobs.map((job) => rowAt(view, job, rows.indexOf(job)))}</ul></section>`)}`;
}

function rowAt(view: ListView, job: WildJob, index: number): Html {
  const { site, look } = view;
  const markup: RowMarkupValue = rowMarkups[site.choice.rows];
  const { betweenRows, onRows }: DecoyValue = decoys[site.choice.decoys];
  const row = markup.row(rowView(site, job, view, onRows ? onRows(site, look) : null));
  const isBeforeAdvert = betweenRows && index % rowsBetweenAdverts === 2;
  return isBeforeAdvert ? html`${row}${markup.between(betweenRows(site), look)}` : row;
}

/** The list, with its rows or with what stands there until they come. */
export function listOf(view: ListView): Html {
  const { site, look, words } = view;
  const { list }: RowMarkupValue = rowMarkups[site.choice.rows];
  const { loading } = site.choice;
  if (loading === 'static') {
    return view.found.length > 0 ? list(rowsOf(view), look, site) : html`<p>${words.nothingFound}</p>`;
  }
  return list(loading === 'skeletons' ? skeletons(view) : html``, look, site);
}

/** Grey rows of the same kind of element as the real ones. */
function skeletons({ site, look, rows }: ListView): Html {
  const grey = html`<span style="display:block;background:#ddd;height:14px;margin:8px;width:60%"></span>`;
  const row = { list: html`<li${look('row')}>${grey}${grey}</li>`, table: html`<tr><td>${grey}</td></tr>` };
  const one =
    site.choice.rows === 'table'
      ? row.table
      : site.choice.rows === 'list'
        ? row.list
        : html`<div${look('row')}>${grey}${grey}</div>`;
  return html`${rows.map(() => one)}`;
}
