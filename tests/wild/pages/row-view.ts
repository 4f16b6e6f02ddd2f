import { type Html, html } from '../../sites/html.ts';
import { details } from '../traits/details.ts';
import { links, opener } from '../traits/links.ts';
import { rowMarkups } from '../traits/row-markups.ts';
import type { JobField } from '../traits/texts.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import type { Words } from '../words/words.ts';
import type { Look } from './look.ts';
import { fieldContent } from './row-fields.ts';

/** The parts of a row, which its markup puts together. */
export interface RowView {
  site: WildSite;
  job: WildJob;
  words: Words;
  look: Look;
  styleSheet: Html;
  isLabelled: boolean;
  title: Html;
  /** The title within the element that opens the posting. */
  openTitle: Html;
  /** The same within a heading. */
  heading: Html;
  /** Attributes with which any element opens the posting. */
  opens: Html;
  /** All that is shown beside the title, in one block. */
  meta: Html;
  cells: Cell[];
  /** Buttons that do something else; null where there are none. */
  extras: Html | null;
  /** Where the posting shows if it opens downwards; null if it does not. */
  body: Html | null;
}

export interface Cell {
  field: JobField;
  label: string;
  content: Html;
  /** Without the label. */
  bare: Html;
}

export function rowView(
  site: WildSite,
  job: WildJob,
  { look, styleSheet }: { look: Look; styleSheet: Html },
  extras: Html | null,
): RowView {
  const { words, text, shape } = site;
  const badge = job.badge === null ? null : html`<span${look('badge')}>${job.badge}</span>`;
  const title = html`${job.title}`;
  const openTitle = html`${opener(site, job, title, look('opener'))}${badge}`;
  const isHere = details[site.choice.details].shownBy === 'script' && site.choice.details === 'in-place';
  const cells = cellsOf(site, job, look);
  return {
    site,
    job,
    words,
    look,
    styleSheet,
    isLabelled: text.isLabelled === true,
    title: html`${title}${badge}`,
    openTitle,
    heading: headingOf(shape.titleElement, openTitle, look),
    opens: links[site.choice.link].attributes(site, job),
    meta: text.isBare
      ? html`<div${look('meta')}>${cells.map(({ content }) => content)}</div>`
      : html`<div>${cells.map(({ content }) => html`<div>${content}</div>`)}</div>`,
    cells,
    extras,
    body: isHere ? html`<div data-body="${job.id}"${look('body')} hidden></div>` : null,
  };
}

function headingOf(element: WildSite['shape']['titleElement'], content: Html, look: Look): Html {
  if (element === 'h2') return html`<h2${look('title')}>${content}</h2>`;
  if (element === 'h3') return html`<h3${look('title')}>${content}</h3>`;
  return html`<div${look('title')}>${content}</div>`;
}

/** In the order of the site; what stands in the heading of a group does not stand in the row. */
function cellsOf(site: WildSite, job: WildJob, look: Look): Cell[] {
  const grouped = 'groupBy' in rowMarkups[site.choice.rows] && site.choice.rows === 'company-groups';
  return site.fields
    .filter((field) => !(grouped && field === 'company'))
    .map((field) => {
      const label = site.words.labels[field];
      const bare = fieldContent(site, job, field, look, 'row');
      const isTold = site.text.isLabelled && site.choice.rows !== 'table';
      return { field, label, bare, content: isTold ? html`<span${look('label')}>${label}:</span> ${bare}` : bare };
    });
}
