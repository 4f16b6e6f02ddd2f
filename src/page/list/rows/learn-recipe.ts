import type { LearnedRecipe, Row } from '@/domain/page/page-readings';
import { memoize } from '@/std/memoize';
import { fillFromJson } from './fill-from-json';
import { findGroups } from './find-groups';
import { jobEvidence } from './job-evidence';
import { kindsOfText } from './kinds-of-text';
import { learnList } from './learn-list';
import { rankListGroups } from './rank-groups';
import { rowPartsOf } from './row-parts';
import { spellOutJobs } from './spelled-out-jobs';

/** How many likely lists are learned; the best reading wins. */
const mostTries = 3;
/** A reading with all rows of another and more wins, unless its worth is below this fraction. */
const leastOfSmaller = 0.65;

interface Guess {
  learned: LearnedRecipe;
  worth: number;
}

/** Finds the page's job list and learns to read its rows; null if nothing looks like one. */
export function learnRecipe(): LearnedRecipe | null {
  const partsOfRow = memoize(rowPartsOf);
  let best: Guess | null = null;
  for (const { group, score } of rankListGroups(findGroups(document.body), mostTries, partsOfRow)) {
    const learned = learnList(group, partsOfRow);
    const evidence = learned && jobEvidence(learned.reading, () => spellOutJobs(group, partsOfRow));
    if (!learned || evidence === null) continue;
    const guess = { learned, worth: score * evidence * worthOf(learned) };
    if (!best || isBetter(guess, best)) best = guess;
  }
  return best && fillFromJson(best.learned);
}

/** Rows with every field look ideal, but may be only part of the list: optional fields must not divide it. */
function isBetter(guess: Guess, best: Guess): boolean {
  if (includes(guess, best)) return guess.worth >= leastOfSmaller * best.worth;
  if (includes(best, guess)) return leastOfSmaller * guess.worth > best.worth;
  return guess.worth > best.worth;
}

/** Whether it has all rows of a smaller one and more, one of which at least may be a job: a motto above the list is none. */
function includes({ learned }: Guess, smaller: Guess): boolean {
  const jobs = new Map(learned.reading.rows.map((row) => [jobOf(row), row]));
  const fewer = new Set(smaller.learned.reading.rows.map(jobOf));
  if (jobs.size <= smaller.learned.reading.rows.length || ![...fewer].every((job) => jobs.has(job))) return false;
  return [...jobs].some(([job, row]) => !fewer.has(job) && mayBeJob(row));
}

function mayBeJob({ isRendered, fields: { title, url, location } }: Row): boolean {
  return !isRendered || url !== undefined || location !== undefined || kindsOfText(title ?? '').has('title');
}

/** Guesses may find different ids in the same rows. */
function jobOf({ key, fields: { title, url } }: Row): string {
  return title ? `${title} ${url}` : key;
}

/** How much is recognized in the rows: every field adds, repeated rows subtract. */
function worthOf({ recipe, reading }: LearnedRecipe): number {
  const { title = 0, company = 0, location = 0, url = 0, siteJobId = 0 } = recipe.fill;
  return (title + 0.5 * company + 0.7 * location + 0.5 * url + 0.5 * siteJobId) * reading.check.uniqueness;
}
