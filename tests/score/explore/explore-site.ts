import { defaultQuestions, type ExplorationQuestion } from '@/domain/page/exploration-questions';
import type { Understanding } from '@/domain/page/understanding';
import type { DiscoverRun } from '@/domain/run/run';
import { type Product, readAll } from '../../harness/product';
import type { SiteTruth } from '../../sites/explore-truth/site-truth';
import type { Sent } from '../../sites/sent';
import { runEnd } from '../run-end';

/** What an exploration came to. */
export interface Explored {
  url: string;
  run: DiscoverRun;
  /** Null where nothing was kept. */
  understanding: Understanding | null;
  /** What the journal says went wrong. */
  journalled: string[];
  /** What the site was sent meanwhile: nothing may be. */
  sent: Sent[];
  seconds: number;
}

const patienceMs = 240_000;

/** Explores one site with whoever the settings choose, and reads what was kept of it. */
export async function exploreSite(product: Product, origin: string, truth: SiteTruth): Promise<Explored> {
  // The worker makes the database.
  await product.wakeWorker();
  await product.forget();
  await fetch(`${origin}/control/reset`, { method: 'POST' });
  const url = origin + truth.path;
  const goals: ExplorationQuestion[] = defaultQuestions.map(({ id, text }) => ({ id, text }));
  const start = performance.now();
  const { id } = await product.discover(url, { pages: 1, details: 0, jobs: 1 }, undefined, { mode: 'explore', goals });
  const run = await runEnd(product, id, patienceMs);
  const kept = await product.control.evaluate<Understanding[]>(readAll('understandings'));
  const sent: Sent[] = await (await fetch(`${origin}/control/sent`)).json();
  const steps = await product.steps(id);
  return {
    url,
    run,
    journalled: steps.filter(({ code }) => code === 'problem').map(({ facts }) => JSON.stringify(facts)),
    understanding: kept.find(({ exploredAt }) => exploredAt !== null) ?? null,
    sent,
    seconds: Math.round((performance.now() - start) / 1000),
  };
}
