import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RunEnding } from '@/runs/run-ending';
import { createRunEngine } from '@/runs/run-engine';
import type { RunHandle } from '@/runs/run-handle';
import type { RunStore } from '@/runs/run-ports';
import { createStore, type Store } from '@/store/store';
import { sampleJob } from '../store/sample-job';
import { createFakeLocks } from './fake-locks';
import { sampleRun } from './sample-run';

/** A worker that dies at its n-th call of the store, before the call or after it was done, and never answers again. */
interface Death {
  call: number;
  when: 'before' | 'after';
}

const pages = 3;
const rowsPerPage = 4;
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a run whose worker is killed', () => {
  const deaths = Array.from({ length: 25 }, (_, call): Death[] => [
    { call, when: 'before' },
    { call, when: 'after' },
  ]).flat();

  it.each(deaths)('ends alike when it dies $when call $call of the store', async (death) => {
    const store = openStore();
    const locks = createFakeLocks();
    await runUntilDeath(store, locks, death);
    locks.release();
    await runUntilEnd(store, locks);
    await expectCompleteRun(store);
  });

  it('ends alike when every worker dies after a few calls', async () => {
    const store = openStore();
    const locks = createFakeLocks();
    await runUntilDeath(store, locks, { call: 3, when: 'after' });
    for (let workers = 0; workers < 60 && (await store.runs.unfinished()).length > 0; workers += 1) {
      locks.release();
      await runUntilDeath(store, locks, { call: 4, when: workers % 2 ? 'before' : 'after' });
    }
    locks.release();
    await runUntilEnd(store, locks);
    await expectCompleteRun(store);
  });
});

function openStore(): Store {
  return createStore(
    () => undefined,
    ({ store, problem }) => expect.fail(`${store}: ${problem}`),
  );
}

/** Starts the run where there is none, else goes on with it; resolves when the worker is dead, or done. */
async function runUntilDeath(store: Store, locks: ReturnType<typeof createFakeLocks>, death: Death): Promise<void> {
  const dead = Promise.withResolvers<void>();
  const engine = engineOf(mortal(store, death, dead.resolve), locks);
  const isNew = (await store.runs.list(1)).length === 0;
  const started = isNew ? engine.start(sampleRun) : engine.resumeUnfinished();
  await Promise.race([dead.promise, started.then(() => engine.idle())]);
}

async function runUntilEnd(store: Store, locks: ReturnType<typeof createFakeLocks>): Promise<void> {
  const engine = engineOf(store, locks);
  // The user presses again where nothing had been saved yet.
  if ((await store.runs.list(1)).length === 0) await engine.start(sampleRun);
  else await engine.resumeUnfinished();
  await engine.idle();
}

const noForm = async (): Promise<RunEnding> => ({ code: 'no-form' });
const workflows = { discover: workflow, fill: noForm, goal: noForm };

function engineOf(store: RunStore, locks: ReturnType<typeof createFakeLocks>) {
  return createRunEngine({ store, locks, now: () => new Date(), pace: async () => ({ min: 0, max: 0 }), workflows });
}

function mortal(store: Store, { call, when }: Death, onDeath: () => void): RunStore {
  let calls = 0;
  const die = () => {
    onDeath();
    return never;
  };
  const passing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = calls++;
    if (mine > call || (mine === call && when === 'before')) return die();
    const result = await work();
    return mine === call ? die() : result;
  };
  return {
    runs: {
      start: (...parts) => passing(() => store.runs.start(...parts)),
      get: (id) => passing(() => store.runs.get(id)),
      unfinished: () => passing(() => store.runs.unfinished()),
    },
    steps: { lastAct: (id) => passing(() => store.steps.lastAct(id)) },
    saveStep: (write) => passing(() => store.saveStep(write)),
  };
}

/** Reads each page row by row, then turns it: every act an intent and an outcome. */
async function workflow(handle: RunHandle): Promise<RunEnding> {
  while (handle.run.state.page <= pages) {
    const { page, seenKeys } = handle.run.state;
    for (let row = seenKeys.length - (page - 1) * rowsPerPage; row < rowsPerPage; row += 1) {
      const job = sampleJob({ siteJobId: `${page}-${row}`, runId: handle.run.id, description: `About ${page}-${row}` });
      await handle.step('read-rows', (saved) => ({ new: saved.filter(({ outcome }) => outcome === 'new').length }), {
        jobs: [job],
        change: (state, saved) => ({
          ...state,
          seenKeys: [...state.seenKeys, ...saved.map((one) => one.job.key)],
          jobIds: [...state.jobIds, ...saved.map((one) => one.job.id)],
          counts: { ...state.counts, new: state.counts.new + saved.filter(({ outcome }) => outcome === 'new').length },
        }),
      });
    }
    if (!handle.openIntent) await handle.intent('turned-page', { page });
    await handle.step(
      'turned-page',
      { page },
      { phase: 'outcome', change: (state) => ({ ...state, page: state.page + 1 }) },
    );
  }
  return { code: 'complete' };
}

async function expectCompleteRun(store: Store): Promise<void> {
  const [run, ...others] = await store.runs.list(10);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ status: 'ended', result: { success: true, facts: { collected: pages * rowsPerPage } } });
  if (run?.kind !== 'discover') throw new Error('It is no discovery.');
  const jobs = await store.jobs.list();
  expect(jobs.map(({ siteJobId }) => siteJobId)).toEqual(run.state.seenKeys.map((key) => key.split('/')[1]));
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(pages * rowsPerPage);
  const steps = await store.steps.list(String(run?.id));
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index));
  expect(run?.steps).toBe(steps.length);
  const acts = steps.filter(({ phase }) => phase !== 'note').map(({ phase, facts }) => `${phase} ${facts.page}`);
  expect(acts).toEqual(['intent 1', 'outcome 1', 'intent 2', 'outcome 2', 'intent 3', 'outcome 3']);
}
