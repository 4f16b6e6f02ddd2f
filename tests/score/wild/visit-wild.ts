import { setTimeout as sleep } from 'node:timers/promises';
import type { Understanding } from '@/domain/page/understanding';
import type { DiscoverRun } from '@/domain/run/run';
import { type Product, readAll } from '../../harness/product';
import type { JudgedVisit } from '../../wild/judge/judge-board';
import type { RunningWild } from '../../wild/serve-wild';

/** Room for every job of a generated board. */
const limits = { pages: 20, details: null, jobs: 200 };
/** A run that takes longer is stopped and told as it stood. */
const patienceMs = 180_000;
/** Past this a site that was angry lets one on again. */
const coolingMs = 2800;
/** How often a person helps in one visit. */
const mostHelps = 3;

/** Has the jobs of a generated site collected, as a user would who presses Discover; nothing that is known is forgotten. */
export async function visitWild(product: Product, wild: RunningWild): Promise<JudgedVisit> {
  await product.closeTabs();
  wild.log.clear();
  const start = performance.now();
  const { id, tabId } = await product.discover(wild.start, limits, undefined, { mode: 'discover' });
  const problems: string[] = [];
  let run = await standing(product, id, start);
  for (let helps = 0; run.status === 'waiting' && helps < mostHelps; helps += 1) {
    if (!(await help(product, wild, run.wait, tabId))) break;
    await product.act('resume', id);
    run = await standing(product, id, start);
  }
  if (run.status !== 'ended') await product.act('stop', id);
  const wallMs = performance.now() - start;
  const steps = await product.steps(id);
  problems.push(
    ...steps
      .filter(({ code }) => code === 'problem')
      .slice(-2)
      .map(({ facts }) => `journal: ${JSON.stringify(facts)}`),
  );
  const kept = await product.control.evaluate<Understanding[]>(readAll('understandings'));
  const understanding = kept.find(({ exploredAt }) => exploredAt !== null) ?? null;
  const goals = understanding?.goals ?? run.state.exploration?.goals ?? [];
  return {
    end: run.status === 'ended' ? (run.result?.code ?? 'ended') : `${run.status} ${run.wait ?? ''}`.trim(),
    claimsAll: run.status === 'ended' && run.result?.success === true && run.result.code === 'complete',
    jobs: await product.jobs(),
    requests: wild.log.requests(),
    sent: wild.log.sent(),
    wallMs,
    filters: understanding?.filters ?? [],
    goalsReached: goals.filter(({ status }) => status === 'reached').map(({ id: goal }) => goal),
    problems,
  };
}

/** The run once it has ended or waits for its user, or when patience is over. */
async function standing(product: Product, runId: string, start: number): Promise<DiscoverRun> {
  for (;;) {
    const run = await product.run(runId);
    if (run.status !== 'running' || performance.now() - start > patienceMs) return run;
    await sleep(150);
  }
}

/** Does what such a site asks of people, and takes the tab where one is then. False where the run waits for nothing of the kind. */
async function help(product: Product, wild: RunningWild, wait: DiscoverRun['wait'], tabId: number): Promise<boolean> {
  const { interruption } = wild.site.choice;
  if (interruption === 'consent' && wait === 'consent') {
    await product.inTab(tabId, () => {
      const [, refuse] = document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true] button');
      refuse?.click();
    });
    return true;
  }
  if (wait !== interruption) return false;
  if (interruption === 'login') wild.pass();
  else await sleep(coolingMs);
  await product.goTo(tabId, wild.start);
  return true;
}
