import type { LearnedRecipe } from '@/domain/page/page-readings';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { memoize } from '@/std/memoize';
import { areAppliedFor } from './applied-for';
import { fillFromJson } from './fill-from-json';
import { type ElementGroup, findGroups } from './find-groups';
import { type Guess, isBetter } from './fuller-reading';
import { jobEvidence } from './job-evidence';
import { learnList } from './learn-list';
import { rankListGroups } from './rank-groups';
import { rowPartsOf } from './row-parts';
import { spellOutJobs } from './spelled-out-jobs';
import { standsUnderJobsHeading } from './under-jobs-heading';
import { withWholeRows } from './with-whole-rows';

/** How many likely lists are learned; the best reading wins. */
const mostTries = 3;

/** Finds the page's job list and learns to read its rows; null if nothing looks like one. */
export function learnRecipe(): LearnedRecipe | null {
  const partsOfRow = memoize(rowPartsOf);
  let best: (Guess & { group: ElementGroup }) | null = null;
  for (const { group, score } of rankListGroups(findGroups(document.body), mostTries, partsOfRow)) {
    const learned = learnList(group, partsOfRow);
    const evidence =
      learned &&
      jobEvidence(
        learned.reading,
        () => areAppliedFor(group) || spellOutJobs(group, partsOfRow) || areNamedByHeading(group, learned),
      );
    if (!learned || evidence === null) continue;
    const guess = { group, learned, evidence, worth: score * evidence * worthOf(learned) };
    if (!best || isBetter(guess, best)) best = guess;
  }
  return best && fillFromJson(withWholeRows(best.learned, best.group, partsOfRow));
}

/** Benefits and stories stand under "Careers" as well: half of the rows at least have to be called by occupations. */
function areNamedByHeading(group: ElementGroup, { reading }: LearnedRecipe): boolean {
  const occupations = reading.rows.filter(({ fields }) => isTitleText(fields.title ?? ''));
  return occupations.length * 2 >= reading.rows.length && standsUnderJobsHeading(group);
}

/** How much is recognized in the rows: every field adds, repeated rows subtract. */
function worthOf({ recipe, reading }: LearnedRecipe): number {
  const { title = 0, company = 0, location = 0, url = 0, siteJobId = 0 } = recipe.fill;
  return (title + 0.5 * company + 0.7 * location + 0.5 * url + 0.5 * siteJobId) * reading.check.uniqueness;
}
