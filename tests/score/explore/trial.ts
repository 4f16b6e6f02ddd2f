import { setTimeout as sleep } from 'node:timers/promises';
import type { Understanding } from '@/domain/page/understanding';
import type { SiteTruth } from '../../sites/explore-truth/site-truth';
import type { Probe } from './probe';

/** What was understood of a site, and a tab to try it out in. */
export interface Trial {
  probe: Probe;
  truth: SiteTruth;
  /** Address of the search that the exploration began on. */
  url: string;
  understanding: Understanding;
}

/** The page anew, with its first row to be seen. */
export function loadAnew({ probe, truth, url }: Trial): Promise<void> {
  return probe.load(url, truth.rows[0]?.text ?? '');
}

/** Rows opened to find a job that the control to apply with is there for: some jobs are applied to in the page, others elsewhere. */
const mostRows = 10;

/** Has the control to apply with shown: at once, or in the posting of one of the first rows, whose title is pressed as a user would. */
export async function showApply(trial: Trial, selector: string): Promise<boolean> {
  const { probe, truth } = trial;
  const [first] = truth.rows;
  await loadAnew(trial);
  if (await comesUp(probe, selector)) return true;
  for (const { title, posting } of truth.rows.slice(0, mostRows)) {
    if (!first || !(await probe.seen()).includes(first.text)) await loadAnew(trial);
    await probe.pressText(title);
    await probe.comesTo((seen) => seen.includes(posting));
    if (await comesUp(probe, selector)) return true;
  }
  return false;
}

/** Whether something that a selector matches is shown, now or within a moment. */
export async function comesUp(probe: Probe, selector: string): Promise<boolean> {
  for (let look = 0; look < 5; look += 1) {
    if ((await probe.matches(selector)).some(({ isShown }) => isShown)) return true;
    await sleep(80);
  }
  return false;
}
