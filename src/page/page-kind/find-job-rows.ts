import { isRightsLine } from '@/jobs/posting/rights-line';
import { readResultTotal } from '@/language/amounts/result-total';
import { type Folded, fold, joinFolded } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { wordingTest } from '@/language/match/wording-test';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { headlineBlocks, type PageEvidence, plainTextOf } from './page-evidence';

/** Rows that look like jobs. */
export interface JobRowEvidence {
  rows: Element[];
  evidence: string;
}

const saysRole = wordingTest('anywhere', phrases('jobs.occupations'), phrases('jobs.titleWords'));
const findMeta = phraseFinder(
  phrases('jobs.metaWords'),
  phrases('workplaces.remote'),
  phrases('workplaces.hybrid'),
  phrases('workplaces.onsite'),
  phrases('workplaces.partTime'),
  phrases('workplaces.employmentTypes'),
  phrases('postings.applyEasily'),
);
const findNoun = phraseFinder(phrases('jobs.nouns', 'says'));
/** "(m/w/d)", "(f/m/x)", "m/f": gender markers in job titles. */
const genderMark = /\(?\b[mwfhdx]\s?[/|]\s?[mwfhdx](\s?[/|]\s?[a-z])?\b\)?/;
const moneyOrDate = /[€$£]\s?\d|\d\s?(€|eur|usd|kc|zł|k\b)|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\s?\d{1,2}[./]/;

/** Characters. Longer texts are an entire card's. */
const longestTitle = 80;

/** Rows of a list to examine: they are alike. */
const rowLimit = 60;

/** The points a list needs; see `pointsOf`. */
const pointsOfJobs = 3;

/** The most job-like list among similar links, headings and buttons; null if none. */
export function findJobRows(evidence: PageEvidence): JobRowEvidence | null {
  const topic = findNoun(topicOf(evidence)) ? 1 : 0;
  const announced = announcedJobCount(evidence);
  const fewest = announced ? 1 : topic ? 2 : 3;
  let best: JobRowEvidence | null = null;
  let bestSum = 0;
  for (const titles of alikeTitles(evidence)) {
    if (titles.length < fewest) continue;
    const rows = titles.map((title, index) => rowOf(title, titles[index - 1], titles[index + 1]));
    const sum = titles.reduce((points, title, index) => points + topic + pointsOf(title, rows[index] ?? title), 0);
    const mean = sum / titles.length;
    const least = pointsOfJobs + strictness(titles.length, announced);
    if (sum <= bestSum || mean < least || !areAlike(titles, rows)) continue;
    best = { rows, evidence: `${rows.length} rows that look like jobs (${mean.toFixed(1)} points)` };
    bestSum = sum;
  }
  return best;
}

/** A few titles could be anything; as many as the page announces are those jobs. */
function strictness(titles: number, announced: number | null): number {
  if (titles === announced) return -1;
  return titles < 3 ? 1 : 0;
}

/** List titles are at the same depth in their rows; those of page sections are not. */
function areAlike(titles: Element[], rows: Element[]): boolean {
  const depths = Map.groupBy(titles, (title, index) => depthIn(title, rows[index]));
  return Math.max(...[...depths.values()].map(({ length }) => length)) >= titles.length / 2;
}

function depthIn(title: Element, row: Element | undefined): number {
  let depth = 0;
  for (let at: Element | null = title; at && at !== row; at = at.parentElement) depth += 1;
  return depth;
}

/** The number of jobs stated in the title, a headline or a short line; null if none. */
export function announcedJobCount(evidence: PageEvidence): number | null {
  const lines = evidence.blocks.filter(({ words, zone }) => words <= 8 && zone === 'main').slice(0, 80);
  return headlineJobCount(evidence) ?? countIn(lines.map(({ text }) => text));
}

/** The same for title and headlines only. */
export function headlineJobCount(evidence: PageEvidence): number | null {
  return countIn([evidence.titleText, ...headlineBlocks(evidence).map(({ text }) => text)]);
}

function countIn(texts: string[]): number | null {
  for (const text of texts) {
    const total = isRightsLine(text) ? null : readResultTotal(text);
    if (total !== null) return total.count;
  }
  return null;
}

function topicOf(evidence: PageEvidence): Folded {
  const headlines = headlineBlocks(evidence)
    .slice(0, 4)
    .map(({ folded }) => folded);
  return joinFolded(evidence.title, ...headlines, fold(evidence.url.pathname.replace(/\d+/g, ' ')));
}

/** Titles grouped by the names of their ancestors, without those that just lead to more jobs. */
function alikeTitles(evidence: PageEvidence): Element[][] {
  const groups = new Map<string, Map<string, Element>>();
  for (const { element, zone } of evidence.titles) {
    if (zone !== 'main') continue;
    const text = titleTextOf(element);
    if (text.length < 3 || text.length > 150 || namesManyJobs(text)) continue;
    const key = pathOf(element);
    const group = groups.get(key) ?? new Map<string, Element>();
    // Equal titles are two jobs if their cards differ in text or link.
    const whole = element instanceof HTMLAnchorElement ? element.href : plainTextOf(element);
    if (group.size < rowLimit) group.set(`${text} ${whole}`, element);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => [...group.values()]).flatMap(withParts);
}

/** Without class names, links of a menu have the same ancestors as those of a list: what stands in one table or list also counts by itself. */
function withParts(titles: Element[]): Element[][] {
  const parts = Map.groupBy(titles, (title) => title.closest(listElements));
  return parts.size === 1 ? [titles] : [titles, ...parts.values()];
}

const listElements = 'table, ul, ol, dl';
const lines = 'div, p, li, dt, dd';

/** A link or button around a card, and a row of a table, is named by the headline in it, else by its first line or text. */
function titleTextOf(element: Element): string {
  const headline = element.querySelector('h1, h2, h3, h4, [role=heading]');
  const text = plainTextOf(headline ?? firstLineOf(element) ?? element);
  return text.length > longestTitle || element.matches('tr,[role=row]') ? firstTextOf(element) : text;
}

/** Of a link whose lines are blocks of their own: "Night nurse", "Acme", "Leeds". Null where there is one line. */
function firstLineOf(element: Element): Element | null {
  const blocks = Array.from(element.querySelectorAll(lines));
  const [first, second] = blocks.filter((block) => !block.querySelector(lines) && /\p{L}/u.test(block.textContent));
  return second && first ? first : null;
}

function firstTextOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = plainText(texts.currentNode.nodeValue ?? '');
    if (text.length > 2) return text;
  }
  return '';
}

function pathOf(element: Element): string {
  const path = [element.localName, element.getAttribute('class')?.split(' ')[0] ?? ''];
  let at = element.parentElement;
  for (let level = 0; at && level < 4; level += 1) {
    path.push(at.localName);
    at = at.parentElement;
  }
  return path.join('<');
}

/** The largest ancestor of a title without its neighbours. */
function rowOf(title: Element, before: Element | undefined, after: Element | undefined): Element {
  let row = title;
  for (let level = 0; level < 8; level += 1) {
    const parent = row.parentElement;
    if (!parent || parent === document.body) return row;
    if ((before && parent.contains(before)) || (after && parent.contains(after))) return row;
    if (!before && !after && plainTextOf(parent).length > 400) return row;
    row = parent;
  }
  return row;
}

function pointsOf(title: Element, row: Element): number {
  const text = titleTextOf(title);
  const whole = plainTextOf(row);
  const rest = whole.replace(text, ' ');
  const isRole = saysRole(fold(text)) || genderMark.test(text);
  const isAddressed = addressesOf(title, row).some(hasJobUrlWord);
  const isMarked = hasJobUrlWord(attributesBetween(title, row));
  const hasMeta = findMeta(fold(rest)) !== null || moneyOrDate.test(rest);
  const hasMore = rest.trim().length > 2;
  // A row of a table is a title only where it is pressed as a whole: it opens something.
  const isOpened = title.matches('tr,[role=row]');
  const signs = [isAddressed, isMarked, hasMeta, isOpened].filter(Boolean).length;
  return signs + (isRole ? 2 : 0) + (hasMore ? 0.5 : -0.5);
}

function addressesOf(title: Element, row: Element): string[] {
  const link = title.closest('a[href]') ?? row.querySelector('a[href]');
  return link instanceof HTMLAnchorElement ? [link.pathname + link.search] : [];
}

/** The attribute names and values of the elements from a title up to its row. */
function attributesBetween(title: Element, row: Element): string {
  const words: string[] = [];
  for (let at: Element | null = title; at && words.length < 60; at = at === row ? null : at.parentElement) {
    for (const { name, value } of at.attributes) if (name !== 'href') words.push(name, value.slice(0, 80));
  }
  return words.join(' ');
}
