import { setTimeout as sleep } from 'node:timers/promises';
import type { Understanding } from '@/domain/understanding';
import type { SiteTruth, TrueRow } from '../../sites/explore-truth/site-truth';
import type { Probe } from './probe';

export interface Trial {
  probe: Probe;
  truth: SiteTruth;
  /** Address of the search that the exploration began on. */
  url: string;
  understanding: Understanding;
}

export interface ElementCheck {
  element: string;
  isRight: boolean;
}

/**
 * Presses each key element for real, on a page loaded anew, and looks what happens. Of those that the site has, one that is
 * missing is wrong; so is one that is named and does something else.
 */
export async function checkKeyElements(trial: Trial): Promise<ElementCheck[]> {
  const { truth, understanding } = trial;
  const { filterButton, applyButton, searchInput, pagination } = understanding.keyElements;
  const checks: [string, boolean, string | undefined, (selector: string) => Promise<boolean>][] = [
    ['filterButton', truth.hasFilterButton, filterButton, (selector) => opensFilters(trial, selector)],
    ['applyButton', true, applyButton, (selector) => opensApplication(trial, selector)],
    ['jobListings', true, understanding.keyElements.jobListings[0], (selector) => listsAllJobs(trial, selector)],
    ['searchInput', true, searchInput, (selector) => searches(trial, selector)],
    ['pagination', truth.nextBy === 'press', pagination, (selector) => bringsMore(trial, selector)],
  ];
  const made: ElementCheck[] = [];
  for (const [element, isThere, selector, does] of checks) {
    if (selector === undefined && !isThere) continue;
    made.push({ element, isRight: selector !== undefined && (await does(selector)) });
  }
  return made;
}

/** The page anew, with its first row to be seen. */
export function loadAnew({ probe, truth, url }: Trial): Promise<void> {
  return probe.load(url, truth.rows[0]?.text ?? '');
}

/** All options of some filter are there that were not there before. */
async function opensFilters(trial: Trial, selector: string): Promise<boolean> {
  const { probe, truth } = trial;
  await loadAnew(trial);
  const before = await probe.seen();
  const hidden = truth.filters.filter(({ options }) => !options.every((option) => before.includes(option)));
  if (!(await probe.press(selector))) return false;
  return probe.comesTo((seen) => hidden.some(({ options }) => options.every((option) => seen.includes(option))));
}

/** An application, or the company's own way to apply, has come up. */
async function opensApplication(trial: Trial, selector: string): Promise<boolean> {
  if (!(await showApply(trial, selector))) return false;
  await trial.probe.press(selector);
  return trial.probe.comesTo((seen) => trial.truth.application.some((text) => seen.includes(text)));
}

/** Rows opened to find a job that the control to apply with is there for: some jobs are applied to in the page, others elsewhere. */
const mostRows = 10;

/** Has the control shown: at once, or in the posting of one of the first rows. */
export async function showApply(trial: Trial, selector: string): Promise<boolean> {
  const { probe, truth, understanding } = trial;
  const [rows] = understanding.keyElements.jobListings;
  await loadAnew(trial);
  if (await comesUp(probe, selector)) return true;
  for (const [index, row] of truth.rows.slice(0, mostRows).entries()) {
    if (rows === undefined) return false;
    await loadAnew(trial);
    if (!(await probe.press(rows, index))) continue;
    await probe.comesTo((seen) => seen.includes(row.posting));
    if (await comesUp(probe, selector)) return true;
  }
  return false;
}

async function comesUp(probe: Probe, selector: string): Promise<boolean> {
  const isUp = async () => (await probe.matches(selector)).some(({ isShown }) => isShown);
  for (let look = 0; look < 5; look += 1) {
    if (await isUp()) return true;
    await sleep(80);
  }
  return false;
}

/** Every row is matched, in order, and nothing else; a press on one of them brings its posting up. */
async function listsAllJobs(trial: Trial, selector: string): Promise<boolean> {
  const { probe, truth } = trial;
  await loadAnew(trial);
  const texts = (await probe.matches(selector)).map(({ text }) => text);
  if (texts.length > truth.rows.length || !areRows(texts, truth)) return false;
  const nth = texts.findIndex((text, index) => index > 0 && text !== '');
  const row = truth.rows[nth];
  if (!row || !(await probe.press(selector, nth))) return false;
  return probe.comesTo((seen) => seen.includes(row.posting));
}

/** Rows that wait to be scrolled to are empty. */
function areRows(texts: readonly string[], { rows, rowsAtOnce }: SiteTruth): boolean {
  const filled = texts.filter((text) => text !== '');
  const isRow = (text: string, row: TrueRow | undefined) => row !== undefined && text.includes(row.title);
  return filled.length >= rowsAtOnce && texts.every((text, index) => text === '' || isRow(text, rows[index]));
}

async function searches(trial: Trial, selector: string): Promise<boolean> {
  const { probe, truth } = trial;
  const { words, found, gone } = truth.search;
  await loadAnew(trial);
  if (!(await probe.press(selector))) return false;
  await probe.search(words);
  return probe.comesTo(
    (seen) => found.every(({ text }) => seen.includes(text)) && !gone.some(({ text }) => seen.includes(text)),
  );
}

async function bringsMore(trial: Trial, selector: string): Promise<boolean> {
  const { probe, truth } = trial;
  const areThere = (seen: string) => truth.nextRows.every(({ text }) => seen.includes(text));
  await loadAnew(trial);
  if (truth.nextBy === 'press') return (await probe.press(selector)) && probe.comesTo(areThere);
  return pressAfterScrolling(probe, selector, areThere);
}

/** Where scrolling brings rows first: a press has to bring yet more. */
async function pressAfterScrolling(
  probe: Probe,
  selector: string,
  areThere: (seen: string) => boolean,
): Promise<boolean> {
  await probe.scrollToEnd();
  if (!(await probe.comesTo(areThere)) || !(await comesUp(probe, selector))) return false;
  const before = (await probe.seen()).length;
  return (await probe.press(selector)) && probe.comesTo((seen) => seen.length > before + 200);
}
