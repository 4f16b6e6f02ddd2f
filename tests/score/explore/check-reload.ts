import type { Filter } from '@/domain/page/filter';
import type { Match } from './in-page';
import { loadAnew, showApply, type Trial } from './trial';

export interface ReloadCheck {
  selectors: number;
  right: number;
  problems: string[];
}

/**
 * Every selector that was kept, on a page that was loaded twice: does it match, and the same thing both times? An option has to be
 * the one that its label says, once its filter was opened.
 */
export async function checkReload(trial: Trial): Promise<ReloadCheck> {
  const problems = [...(await changedElements(trial)), ...(await lostOptions(trial))];
  const { keyElements, filters } = trial.understanding;
  const named = Object.values(keyElements).flat().length + filters.flatMap(({ options }) => options).length;
  return { selectors: named, right: named - problems.length, problems };
}

async function changedElements(trial: Trial): Promise<string[]> {
  const before = await lookAtAll(trial);
  const after = await lookAtAll(trial);
  return before
    .filter(({ looks }, index) => looks === '' || looks !== after[index]?.looks)
    .map(({ selector }) => `lost after reload: ${selector}`);
}

async function lookAtAll(trial: Trial): Promise<{ selector: string; looks: string }[]> {
  const { probe, understanding, truth } = trial;
  const { applyButton, jobListings, filterButton, searchInput, pagination } = understanding.keyElements;
  await loadAnew(trial);
  if (truth.nextBy === 'scroll') await scrollForMore(trial);
  const seen = [];
  for (const selector of [filterButton, searchInput, pagination, ...jobListings]) {
    if (selector !== undefined) seen.push({ selector, looks: looksOf(await probe.matches(selector)) });
  }
  if (applyButton === undefined) return seen;
  await showApply(trial, applyButton);
  return [...seen, { selector: applyButton, looks: looksOf(await probe.matches(applyButton)) }];
}

async function scrollForMore({ probe, truth }: Trial): Promise<void> {
  await probe.scrollToEnd();
  await probe.comesTo((seen) => truth.nextRows.every(({ text }) => seen.includes(text)));
}

/** Empty where there is nothing. */
function looksOf(matches: readonly Match[]): string {
  const [first] = matches;
  return first ? `${matches.length} ${first.looks}` : '';
}

async function lostOptions(trial: Trial): Promise<string[]> {
  const lost: string[] = [];
  const openers = Map.groupBy(trial.understanding.filters, ({ opener }) => opener);
  for (const [opener, filters] of openers) {
    await loadAnew(trial);
    if (opener !== null) await trial.probe.press(opener);
    for (const filter of filters) lost.push(...(await lostOf(trial, filter)));
  }
  return lost;
}

async function lostOf({ probe }: Trial, { name, options }: Filter): Promise<string[]> {
  const lost: string[] = [];
  for (const { label, selector } of options) {
    await probe.comesTo(() => true);
    const matches = await probe.matches(selector);
    const isRight = matches.length === 1 && `${matches[0]?.looks} ${matches[0]?.text}`.includes(label);
    if (!isRight) lost.push(`option lost after reload: ${name}/${label} ${selector}`);
  }
  return lost;
}
