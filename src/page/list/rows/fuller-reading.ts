import type { LearnedRecipe, Row } from '@/domain/page/page-readings';
import { isDescriptionHeading, isSectionHeadline } from '@/language/words/jobs/posting-section-words';

/** A reading with all rows of another and more wins, unless its worth is below this fraction. */
const leastOfSmaller = 0.65;

/** A way of reading the page's list. */
export interface Guess {
  learned: LearnedRecipe;
  worth: number;
  /** The evidence for jobs in its median row, by which its worth is multiplied. */
  evidence: number;
}

/**
 * Rows with every field look ideal, but may be only part of the list: optional fields must not divide it, nor that by chance those of a part
 * say more of jobs, as every second row of a striped table.
 */
export function isBetter(guess: Guess, best: Guess): boolean {
  if (includes(guess, best)) return isWorthMost(guess, best);
  if (includes(best, guess)) return !isWorthMost(best, guess);
  return guess.worth > best.worth;
}

function isWorthMost(whole: Guess, part: Guess): boolean {
  const areReadAlike = fieldsOf(whole) === fieldsOf(part);
  const asEvident = areReadAlike ? Math.min(1, whole.evidence / part.evidence) : 1;
  return whole.worth >= leastOfSmaller * part.worth * asEvident;
}

const fieldsOf = ({ learned }: Guess): string => JSON.stringify(learned.recipe.rows.fields);

/** Whether it has all rows of a smaller one and more, one of which at least may be a job: a motto above the list and the head of a job's text are none. */
function includes({ learned }: Guess, smaller: Guess): boolean {
  const jobs = new Map(learned.reading.rows.map((row) => [jobOf(row), row]));
  const fewer = new Set(smaller.learned.reading.rows.map(jobOf));
  if (jobs.size <= smaller.learned.reading.rows.length || ![...fewer].every((job) => jobs.has(job))) return false;
  return [...jobs].some(([job, row]) => !fewer.has(job) && mayBeJob(row));
}

function mayBeJob({ isRendered, fields: { title = '', url, location } }: Row): boolean {
  return !isRendered || url !== undefined || location !== undefined || !(isSentence.test(title) || headsText(title));
}

const headsText = (title: string): boolean => isSectionHeadline(title) || isDescriptionHeading(title);

const isSentence = /[.!?…。！？]$/u;

/** Guesses may find different ids in the same rows. */
function jobOf({ key, fields: { title, url } }: Row): string {
  return title ? `${title} ${url}` : key;
}
