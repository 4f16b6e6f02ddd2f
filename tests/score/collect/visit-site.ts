import type { Job } from '@/domain/job/job';
import type { DiscoverRun } from '@/domain/run/run';
import type { Product } from '../../harness/product';
import type { CollectTruth } from '../../sites/collect-truth/true-posting';
import type { Sent } from '../../sites/sent';
import type { Answering } from '../answering';
import { runEnd } from '../run-end';
import { type CallsOfPhases, callsOfPhases } from './count-calls';

/** What one visit of a site came to. */
export interface Visit {
  run: DiscoverRun;
  /** All that is stored afterwards. */
  jobs: Job[];
  calls: CallsOfPhases;
  /** What the journal says went wrong. */
  journalled: string[];
  /** What the site was sent meanwhile: nothing may be. */
  sent: Sent[];
  seconds: number;
}

/** Against a run that hangs: a busy machine alone must not cut one short. */
const patienceMs = 600_000;
const telling = ['problem', 'details-unreadable', 'search-not-held', 'model-failed', 'model-replaced'];

/** Opens the site and has its jobs collected, as a user would who presses Discover; nothing that is known is forgotten. */
export async function visitSite(
  product: Product,
  origin: string,
  truth: CollectTruth,
  answering: Answering,
): Promise<Visit> {
  await product.closeTabs();
  await fetch(`${origin}/control/reset`, { method: 'POST' });
  const start = performance.now();
  const before = answering.asked().length;
  const { search, limits } = truth;
  const order = { mode: 'discover', search } as const;
  const { id } = await product.discover(origin + truth.path, limits, undefined, order);
  const run = await runEnd(product, id, patienceMs);
  const steps = await product.steps(id);
  return {
    run,
    jobs: await product.jobs(),
    calls: callsOfPhases(answering.asked().slice(before), steps),
    journalled: steps
      .filter(({ code }) => telling.includes(code))
      .map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`),
    sent: await (await fetch(`${origin}/control/sent`)).json(),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}
