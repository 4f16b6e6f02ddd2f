import type { Job } from '@/domain/job/job';
import type { DiscoverRun, Run } from '@/domain/run/run';
import type { SavedJob } from '@/store/jobs/put-found-job';
import type { Store } from '@/store/store';
import { firstStep, sampleRun } from './sample-run';

/** Starts a run, which is how jobs come in. */
export function startRun(store: Store, fields: Partial<DiscoverRun> = {}): Promise<Run> {
  return store.runs.start(sampleRun(fields), firstStep);
}

/** Saves a step with found jobs in a run of their own; answers with what became of them. */
export async function saveFound(store: Store, jobs: Job[], tabId = Math.random()): Promise<SavedJob[]> {
  const run = await startRun(store, { tabId: Math.floor(tabId * 1e9) });
  const { saved } = await store.saveStep({
    runId: run.id,
    seq: 1,
    isStrict: false,
    jobs: jobs.map((job) => ({ ...job, runId: run.id })),
    write: (before) => ({ run: before, step: { ...firstStep, code: 'read-rows' } }),
  });
  return saved;
}
