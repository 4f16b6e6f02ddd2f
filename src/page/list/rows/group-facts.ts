import type { Row } from '@/domain/page/page-readings';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { visibleText } from '@/page/dom/text/visible-text';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { surePageEmployer } from '@/page/page-kind/page-employer';
import { kindsOfText } from './kinds-of-text';

const headings = 'h2,h3,h4,h5,h6,[role="heading"]';
/** Words. Longer headings are sentences. */
const mostWords = 6;
const otherKinds = ['department', 'place', 'workplace', 'employment', 'posted', 'salary', 'apply'] as const;

/**
 * Portfolio boards name each company once, in a heading above its jobs. Headings are companies only if every row has one, they differ, and
 * none of them is known to be something else: departments and places group jobs as well, and what groups those of the page's one employer
 * is no other. Its jobs may stand under the places of its houses, which then are in no row. `isByCompany`: other rows of the list showed that
 * they are companies, though these are of one group.
 */
export function withGroupFacts(rows: Row[], elements: readonly Element[], isByCompany = false): Row[] {
  const lacks = (name: 'company' | 'location') => rows.every(({ fields }) => !fields[name]);
  if (rows.length === 0 || !(lacks('company') || lacks('location'))) return rows;
  const names = namesAbove(elements);
  const isOne = new Set(names).size < 2;
  if (isOne && !isByCompany) return rows;
  const areCompanies = lacks('company') && names.every(isCompanyName) && (isByCompany || surePageEmployer() === null);
  const arePlaces = !isOne && lacks('location') && names.every((name) => kindsOfText(name).has('place'));
  return rows.map((row, index) => {
    const company = areCompanies ? { company: names[index], companyBy: 'heading' as const } : {};
    const location = arePlaces ? { location: names[index] } : {};
    return { ...row, fields: { ...row.fields, ...company, ...location } };
  });
}

/** Whether a list's rows stand under the names of several companies. */
export function areGroupedByCompany(rows: readonly Row[]): boolean {
  const companies = rows.map(({ fields }) => (fields.companyBy === 'heading' ? fields.company : undefined));
  return !companies.includes(undefined) && new Set(companies).size > 1;
}

function namesAbove(elements: readonly Element[]): string[] {
  const rowSet = new Set(elements);
  const above = elements.map((element) => headingAbove(element, rowSet));
  const under = Map.groupBy(above, (text) => text);
  return above.map((text) => withoutCount(text, under.get(text)?.length ?? 0));
}

/** "Sales (3)" or "Sales 3" above three rows says how many there are. */
function withoutCount(text: string, rows: number): string {
  const [count, bare] = /[([]\d{1,6}[)\]]$|\s(\d{1,6})$/.exec(text) ?? [];
  if (count === undefined || (bare !== undefined && Number(bare) !== rows)) return text;
  let name = text.slice(0, -count.length);
  while (/[\s:·–-]$/.test(name)) name = name.slice(0, -1);
  return /\p{L}/u.test(name) ? name : text;
}

/** The text of the nearest heading before a row's group; empty if other text or nothing stands there. */
function headingAbove(row: Element, rows: ReadonlySet<Element>): string {
  for (let at: Element | null = row; at && at !== document.body; at = flatParent(at)) {
    let before = at.previousElementSibling;
    while (before && (rows.has(before) || isCount(before))) before = before.previousElementSibling;
    const heading = before && headingIn(before, rows);
    if (heading) return visibleText(heading);
    // Within its own group, what stands between rows is no group's heading.
    if (before && at !== row) return '';
  }
  return '';
}

/** How many rows there are, beside the heading. */
function isCount(part: Element): boolean {
  return /^[\s([]*\d{1,6}[\s)\]]*$/.test(part.textContent ?? '');
}

function headingIn(part: Element, rows: ReadonlySet<Element>): Element | null {
  if (part.matches(headings)) return part;
  const inner = [...part.querySelectorAll(headings)];
  const [only, second] = inner;
  const isWithoutRows = [...rows].every((row) => !part.contains(row));
  return only && !second && isWithoutRows && visibleText(only) === visibleText(part) ? only : null;
}

function isCompanyName(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || text.includes('\n') || text.split(' ').length > mostWords) return false;
  const kinds = kindsOfText(text);
  return kinds.has('company') || !(namesManyJobs(text) || otherKinds.some((kind) => kinds.has(kind)));
}
