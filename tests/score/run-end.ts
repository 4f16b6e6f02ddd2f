import { setTimeout as sleep } from 'node:timers/promises';
import type { DiscoverRun } from '@/domain/run/run';
import type { Product } from '../harness/product';

const lookMs = 100;

/** The run once it has ended; one that waits for its user, or takes longer than `patienceMs`, is stopped and told as it stood. */
export async function runEnd(product: Product, runId: string, patienceMs: number): Promise<DiscoverRun> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const run = await product.run(runId);
    if (run.status === 'ended') return run;
    if (run.status !== 'running' || Date.now() > deadline) {
      await product.act('stop', runId);
      return run;
    }
    await sleep(lookMs);
  }
}
