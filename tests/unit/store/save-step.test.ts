import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { StaleRunError, StoreNewerError, TabBusyError } from '@/store/database/store-errors';
import { openEmptyStore, openStore } from './open-store';
import { sampleJob } from './sample-job';
import { firstStep, sampleRun } from './sample-run';
import { saveFound, startRun } from './save-found';

describe('a step', () => {
  it('is saved with its jobs and the new state, and announced', async () => {
    const { store, events } = openEmptyStore();
    const run = sampleRun();
    await store.runs.start(run, firstStep);
    events.length = 0;
    await store.saveStep({
      runId: run.id,
      seq: 1,
      isStrict: true,
      jobs: [sampleJob()],
      write: (before, saved) => ({
        run: { ...run, state: { ...run.state, seenKeys: saved.map(({ job }) => job.key) }, steps: before.steps },
        step: { ...firstStep, code: 'read-rows', facts: { new: saved.length } },
      }),
    });
    expect(await store.runs.get(run.id)).toMatchObject({ steps: 2, state: { seenKeys: [sampleJob().key] } });
    expect((await store.steps.list(run.id)).map(({ seq, code }) => [seq, code])).toEqual([
      [0, 'started'],
      [1, 'read-rows'],
    ]);
    expect(events.map(({ type }) => type)).toEqual(['step-added', 'run-change', 'jobs-change']);
  });

  it('leaves nothing behind when it fails halfway', async () => {
    const { store } = openEmptyStore();
    const run = await startRun(store);
    const failing = store.saveStep({
      runId: run.id,
      seq: 1,
      isStrict: false,
      jobs: [sampleJob({ description: 'text' })],
      write: () => {
        throw new RangeError('no');
      },
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await store.jobs.count()).toBe(0);
    expect(await store.runs.get(run.id)).toEqual(run);
    expect(await store.steps.list(run.id)).toHaveLength(1);
  });

  it.each([
    ['twice under one number', 1, 'running'],
    ['with a gap', 3, 'running'],
    ['after the end', 2, 'ended'],
  ] as const)('is refused %s', async (_case, seq, status) => {
    const { store } = openEmptyStore();
    const run = await startRun(store);
    const write = { runId: run.id, isStrict: false, jobs: [sampleJob()] };
    const step = { ...firstStep, code: 'ended' } as const;
    await store.saveStep({ ...write, seq: 1, write: (before) => ({ run: { ...before, status }, step }) });
    const late = store.saveStep({
      ...write,
      seq,
      jobs: [sampleJob({ siteJobId: '9' })],
      write: (before) => ({ run: before, step }),
    });
    await expect(late).rejects.toThrow(StaleRunError);
    expect(await store.jobs.count()).toBe(1);
  });

  it('is numbered without gaps when two writers race', async () => {
    const { store } = openEmptyStore();
    const { store: other } = openStore();
    const run = await startRun(store);
    const save = (writer: typeof store) =>
      writer.saveStep({
        runId: run.id,
        seq: 1,
        isStrict: false,
        jobs: [],
        write: (before) => ({ run: before, step: firstStep }),
      });
    const results = await Promise.allSettled([save(store), save(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.steps.list(run.id)).map(({ seq }) => seq)).toEqual([0, 1]);
  });
});

describe('runs', () => {
  it('are one a tab until they end', async () => {
    const { store } = openEmptyStore();
    const run = await startRun(store, { tabId: 1 });
    await expect(startRun(store, { tabId: 1 })).rejects.toThrow(new TabBusyError(run.id));
    await startRun(store, { tabId: 2 });
    await startRun(store, { tabId: 3, status: 'ended' });
    await startRun(store, { tabId: 3, status: 'waiting' });
    expect((await store.runs.unfinished()).map(({ tabId }) => tabId).sort()).toEqual([1, 2, 3]);
  });

  it('are listed newest first', async () => {
    const { store } = openEmptyStore();
    for (const day of [3, 1, 2]) await startRun(store, { tabId: day, startedAt: `2026-11-0${day}T00:00:00.000Z` });
    expect((await store.runs.list(2)).map(({ tabId }) => tabId)).toEqual([3, 2]);
  });
});

describe('a database', () => {
  it('lets a newer version in, and is not touched by the older one afterwards', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob()]);
    const newer = await openDB('jobtrail', 99);
    newer.close();
    await expect(store.jobs.count()).rejects.toThrow(StoreNewerError);
  });

  it('is opened again after its connection was closed', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob()]);
    await store.close();
    expect(await store.jobs.count()).toBe(1);
  });

  it('passes damaged records over and says so', async () => {
    const { store, damages } = openEmptyStore();
    await saveFound(store, [sampleJob({ siteJobId: '1' }), sampleJob({ siteJobId: '2' })]);
    const [job] = await store.jobs.list();
    const raw = await openDB('jobtrail');
    await raw.put('jobs', { ...(await raw.get('jobs', String(job?.id))), title: 7 });
    await raw.put('runs', { ...sampleRun(), state: null });
    raw.close();
    expect((await store.jobs.list()).map(({ siteJobId }) => siteJobId)).toEqual(['2']);
    expect(await store.runs.list(9)).toHaveLength(1);
    expect(damages.map(({ store: name, problem }) => `${name} ${problem.split(':')[0]}`)).toEqual([
      'jobs title',
      'runs state',
    ]);
    const [again] = await saveFound(store, [sampleJob({ siteJobId: '1' })]);
    expect(again?.outcome).toBe('new');
    expect(await store.jobs.count()).toBe(2);
  });
});
