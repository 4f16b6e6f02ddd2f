import { type Html, html } from '../../sites/html.ts';
import type { ListView } from '../pages/list-view.ts';
import type { WildJob } from '../wild-job.ts';
import type { Words } from '../words/words.ts';
import type { TraitValue } from './trait-value.ts';

/** A filter with the words that the page shows. Sliders and dates have no options. */
export interface ShownFilter {
  name: string;
  options: readonly string[];
}

export interface FiltersValue extends TraitValue {
  /** The fields of the form that searches. */
  fields(view: ListView): Html;
  shown(words: Words): ShownFilter[];
}

const department = ({ labels, departments }: Words): ShownFilter => ({ name: labels.department, options: departments });
const type = ({ labels, types }: Words): ShownFilter => ({ name: labels.type, options: types });
const place = ({ labels, cities }: Words): ShownFilter => ({ name: labels.place, options: cities });
const age = ({ within }: Words): ShownFilter => ({ name: within.label, options: within.days.map(([text]) => text) });

/** What a list can be narrowed with. */
export const filters = {
  none: { takenFrom: 'short career pages', fields: () => html``, shown: () => [] },
  selects: {
    takenFrom: 'applicant tracking systems with native selects above the list',
    fields: (view) =>
      html`${select(view, 'c', department(view.words), view.words.departments)}${select(
        view,
        'd',
        age(view.words),
        view.words.within.days.map(([, days]) => String(days)),
      )}`,
    shown: (words) => [department(words), age(words)],
  },
  facets: {
    takenFrom: 'enterprise applicant tracking systems with collapsed groups of facets and their counts',
    fields: (view) =>
      html`${[['c', department(view.words)] as const, ['t', type(view.words)] as const].map(([name, filter]) => html`<div${view.look('filter')}><button type="button" aria-expanded="false" data-toggle>${filter.name}</button><div hidden>${boxes(view, name, filter, true)}</div></div>`)}`,
    shown: (words) => [department(words), type(words)],
  },
  sliders: {
    takenFrom: 'boards with a slider for the least pay',
    fields: (view) =>
      html`<div${view.look('filter')}><label>${view.words.payFrom} <input type="range" name="s" min="20" max="80" step="5" value="${view.query.get('s') ?? '20'}" data-submit></label></div><fieldset${view.look('filter')}><legend>${view.words.labels.type}</legend>${view.words.types.map((text) => html`<p><label><input type="radio" name="t" value="${text}" data-submit${view.query.has('t', text) && html` checked`}> ${text}</label></p>`)}</fieldset>`,
    shown: (words) => [{ name: words.payFrom, options: [] }, type(words)],
  },
  dates: {
    takenFrom: 'public employers that ask for dates with a calendar',
    fields: (view) =>
      html`<p${view.look('filter')}><label>${view.words.postedAfter} <input type="date" name="a" value="${view.query.get('a') ?? ''}"></label> <button${view.look('button')}>${view.words.showResults}</button></p>`,
    shown: (words) => [{ name: words.postedAfter, options: [] }],
  },
  'open-disclosures': {
    takenFrom: 'boards whose filter panels are disclosures that stand open',
    fields: (view) =>
      html`${[['c', department(view.words)] as const, ['t', type(view.words)] as const].map(([name, filter]) => html`<details open${view.look('filter')}><summary>${filter.name}</summary>${boxes(view, name, filter, false)}</details>`)}`,
    shown: (words) => [department(words), type(words)],
  },
  chips: {
    takenFrom: 'single-page boards with chips that are pressed to filter',
    fields: (view) =>
      html`<div role="group" aria-label="${view.words.labels.type}"${view.look('filter')}>${view.words.types.map((text) => html`<button type="button" data-chip="${text}" aria-pressed="${view.query.has('t', text) ? 'true' : 'false'}"${view.look('chip')}>${text}</button> `)}</div>`,
    shown: (words) => [type(words)],
  },
  'show-all': {
    takenFrom: 'large boards that show three options of a filter and the rest on demand',
    fields: (view) =>
      html`<fieldset${view.look('filter')}><legend>${view.words.labels.place}</legend>${boxes(view, 'p', { name: '', options: view.words.cities.slice(0, 3) }, false)}<div hidden>${boxes(view, 'p', { name: '', options: view.words.cities.slice(3) }, false)}</div><button type="button" data-reveal>${view.words.showAll}</button></fieldset>`,
    shown: (words) => [place(words)],
  },
} as const satisfies Record<string, FiltersValue>;

function select(view: ListView, name: string, { name: label, options }: ShownFilter, values: readonly string[]): Html {
  return html`<p${view.look('filter')}><label>${label} <select name="${name}" data-submit><option value="">${view.words.any}</option>${options.map((text, index) => html`<option value="${values[index] ?? ''}"${view.query.has(name, values[index]) && html` selected`}>${text}</option>`)}</select></label></p>`;
}

function boxes(view: ListView, name: string, { options }: ShownFilter, isCounted: boolean): Html {
  const count = (text: string) => view.site.jobs.filter((job) => isChosen(job, name, [text])).length;
  return html`${options.map((text) => html`<p><label><input type="checkbox" name="${name}" value="${text}" data-submit${view.query.has(name, text) && html` checked`}> ${text}${isCounted && html` <span>(${count(text)})</span>`}</label></p>`)}`;
}

/** Whether a job is among those that a search finds. */
export function isFound(job: WildJob, query: URLSearchParams): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${job.title} ${job.company} ${job.places.join(' ')}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    ['c', 't', 'p', 'd', 's', 'a'].every((name) => isChosen(job, name, query.getAll(name).filter(Boolean)))
  );
}

function isChosen(job: WildJob, name: string, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  if (name === 'c') return chosen.includes(job.department);
  if (name === 't') return chosen.includes(job.type);
  if (name === 'p') return job.places.some((city) => chosen.includes(city));
  if (name === 'd') return job.daysAgo <= Number(chosen[0]);
  if (name === 's') return Number(chosen[0]) <= 20 || job.payAmount >= Number(chosen[0]);
  return job.postedOn >= (chosen[0] ?? '');
}
