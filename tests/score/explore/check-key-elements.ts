import type { SiteTruth, TrueRow } from '../../sites/explore-truth/site-truth';
import { comesUp, loadAnew, showApply, type Trial } from './trial';

export interface ElementCheck {
  element: string;
  /** What is wrong with it; null where it is right. */
  wrong: string | null;
}

type Check = (trial: Trial, selector: string) => Promise<string | null>;

const notThere = 'there is nothing to press';

/**
 * Presses each key element for real, on a page loaded anew, and looks what happens. Of those that the site has, one that is
 * missing is wrong; so is one that is named and does something else.
 */
export async function checkKeyElements(trial: Trial): Promise<ElementCheck[]> {
  const { truth, understanding } = trial;
  const { filterButton, applyButton, jobListings, searchInput, pagination } = understanding.keyElements;
  const checks: [string, boolean, string | undefined, Check][] = [
    ['filterButton', truth.hasFilterButton, filterButton, opensFilters],
    ['applyButton', true, applyButton, opensApplication],
    ['jobListings', true, jobListings[0], listsAllJobs],
    ['searchInput', true, searchInput, searches],
    ['pagination', truth.nextBy === 'press', pagination, bringsMore],
  ];
  const made: ElementCheck[] = [];
  for (const [element, isThere, selector, check] of checks) {
    if (selector !== undefined) made.push({ element, wrong: await check(trial, selector) });
    else if (isThere) made.push({ element, wrong: 'it is missing' });
  }
  return made;
}

/** All options of some filter are there that were not there before. */
async function opensFilters(trial: Trial, selector: string): Promise<string | null> {
  const { probe, truth } = trial;
  await loadAnew(trial);
  const before = await probe.seen();
  const hidden = truth.filters.filter(({ options }) => !options.every((option) => before.includes(option)));
  if (!(await probe.press(selector))) return notThere;
  const areOpen = (seen: string) => hidden.some(({ options }) => options.every((option) => seen.includes(option)));
  return (await probe.comesTo(areOpen)) ? null : 'no filters open';
}

/** An application, or the company's own way to apply, has come up. */
async function opensApplication(trial: Trial, selector: string): Promise<string | null> {
  const { probe, truth } = trial;
  if (!(await showApply(trial, selector))) return 'it is in none of the first postings';
  await probe.press(selector);
  const hasBegun = await probe.comesTo((seen) => truth.application.some((text) => seen.includes(text)));
  return hasBegun ? null : 'no application opens';
}

/** Every row is matched, in order, and nothing else; a press on one of them brings its posting up. */
async function listsAllJobs(trial: Trial, selector: string): Promise<string | null> {
  const { probe, truth } = trial;
  await loadAnew(trial);
  const texts = (await probe.matches(selector)).map(({ text }) => text);
  if (!areRows(texts, truth)) return `it matches ${texts.length}, not the ${truth.rows.length} rows in order`;
  const nth = texts.findIndex((text, index) => index > 0 && text !== '');
  const row = truth.rows[nth];
  if (!row || !(await probe.press(selector, nth))) return notThere;
  const isOpen = await probe.comesTo((seen) => seen.includes(row.posting));
  return isOpen ? null : 'a press on the middle of a match opens no posting';
}

/** Rows that wait to be scrolled to are empty. */
function areRows(texts: readonly string[], { rows, rowsAtOnce }: SiteTruth): boolean {
  const filled = texts.filter((text) => text !== '');
  const isRow = (text: string, row: TrueRow | undefined) => row !== undefined && text.includes(row.title);
  return filled.length >= rowsAtOnce && texts.every((text, index) => text === '' || isRow(text, rows[index]));
}

async function searches(trial: Trial, selector: string): Promise<string | null> {
  const { probe, truth } = trial;
  const { words, found, gone } = truth.search;
  await loadAnew(trial);
  if (!(await probe.press(selector))) return notThere;
  await probe.search(words);
  const areOthers = (seen: string) =>
    found.every(({ text }) => seen.includes(text)) && !gone.some(({ text }) => seen.includes(text));
  return (await probe.comesTo(areOthers)) ? null : `typing “${words}” and Enter does not show its jobs`;
}

async function bringsMore(trial: Trial, selector: string): Promise<string | null> {
  const { probe, truth } = trial;
  const areThere = (seen: string) => truth.nextRows.every(({ text }) => seen.includes(text));
  await loadAnew(trial);
  if (truth.nextBy === 'scroll') return pressAfterScrolling(trial, selector, areThere);
  if (!(await probe.press(selector))) return notThere;
  return (await probe.comesTo(areThere)) ? null : 'the next jobs do not come';
}

/** Where scrolling brings rows first: a press has to bring yet more. */
async function pressAfterScrolling(
  { probe }: Trial,
  selector: string,
  areThere: (seen: string) => boolean,
): Promise<string | null> {
  await probe.scrollToEnd();
  if (!(await probe.comesTo(areThere)) || !(await comesUp(probe, selector))) return notThere;
  const before = (await probe.seen()).length;
  const brought = (await probe.press(selector)) && (await probe.comesTo((seen) => seen.length > before + 200));
  return brought ? null : 'the next jobs do not come';
}
