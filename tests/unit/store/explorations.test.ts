import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { emptyPageGraph } from '@/domain/page/page-graph';
import type { Understanding } from '@/domain/page/understanding';
import type { StoredPictures } from '@/store/database/stored-pictures';
import { deleteEverything } from '@/store/delete-everything';
import { openEmptyStore } from './open-store';
import { startRun } from './save-found';

function pictures(runId: string, seq: number): StoredPictures {
  return { runId, seq, before: null, after: new Uint8Array([seq, 255]) };
}

function understanding(site: string, pathPattern: string): Understanding {
  return {
    site,
    pathPattern,
    pageType: 'job_search',
    keyElements: { jobListings: ['.row'] },
    fallbacks: {},
    behaviors: {},
    filters: [],
    keyFindings: [],
    understanding: '',
    goals: [],
    recipe: null,
    exploredAt: null,
    exploredBy: null,
    learnedAt: '2026-11-21T10:00:00.000Z',
    validatedAt: '2026-11-21T10:00:00.000Z',
  };
}

describe('pictures', () => {
  it('come back by their journal entry, and in its order', async () => {
    const { store } = openEmptyStore();
    const { id } = await startRun(store);
    for (const seq of [12, 3]) await store.pictures.put(pictures(id, seq));
    expect(await store.pictures.get(id, 12)).toEqual(pictures(id, 12));
    expect((await store.pictures.listOfRun(id)).map(({ seq }) => seq)).toEqual([3, 12]);
    expect(await store.pictures.get(id, 4)).toBeUndefined();
    await store.pictures.removeOfRun(id);
    expect(await store.pictures.listOfRun(id)).toEqual([]);
  });

  it('are kept for the ten latest runs: those that started last, not those saved last', async () => {
    const { store } = openEmptyStore();
    const started: string[] = [];
    // The second is the oldest.
    for (const day of [12, 11, 13, 14, 15, 16, 17, 18, 19, 20]) {
      const { id } = await startRun(store, { tabId: day, startedAt: `2026-11-${day}T00:00:00.000Z` });
      for (const seq of [1, 2]) await store.pictures.put(pictures(id, seq));
      started.push(id);
    }
    const { id: newest } = await startRun(store, { tabId: 21, startedAt: '2026-11-21T00:00:00.000Z' });
    for (const seq of [1, 2]) await store.pictures.put(pictures(newest, seq));
    const counts = [...started, newest].map(async (id) => (await store.pictures.listOfRun(id)).length);
    expect(await Promise.all(counts)).toEqual([2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('that are damaged are passed over', async () => {
    const { store, damages } = openEmptyStore();
    const { id } = await startRun(store);
    await store.pictures.put(pictures(id, 1));
    const raw = await openDB('jobtrail');
    await raw.put('pictures', { runId: id, seq: 2, before: 'no bytes', after: null });
    raw.close();
    expect((await store.pictures.listOfRun(id)).map(({ seq }) => seq)).toEqual([1]);
    expect(damages.map(({ store: name }) => name)).toEqual(['pictures']);
  });
});

describe('what is known of a site', () => {
  it('is forgotten with all its patterns, and nothing of other sites', async () => {
    const { store } = openEmptyStore();
    const sites = [
      ['jobs.example', '/a'],
      ['jobs.example', '/b'],
      ['jobs.example.org', '/a'],
    ] as const;
    for (const [site, pattern] of sites) {
      await store.understandings.put(understanding(site, pattern));
      await store.graphs.put(site, { ...emptyPageGraph, path: [site] });
    }
    await store.understandings.remove('jobs.example');
    await store.graphs.remove('jobs.example');
    expect(await store.understandings.ofSite('jobs.example')).toEqual([]);
    expect(await store.graphs.get('jobs.example')).toBeUndefined();
    expect(await store.understandings.ofSite('jobs.example.org')).toHaveLength(1);
    expect(await store.graphs.get('jobs.example.org')).toMatchObject({ path: ['jobs.example.org'] });
  });
});

it('deletes everything, after what runs was stopped', async () => {
  const { store, events } = openEmptyStore();
  const run = await startRun(store);
  await store.pictures.put(pictures(run.id, 1));
  await store.graphs.put('jobs.example', emptyPageGraph);
  const cleared: string[] = [];
  const areaOf = (name: string) => ({ clear: async () => void cleared.push(name) });
  const stopped: string[] = [];
  await deleteEverything({
    store,
    areas: [areaOf('local'), areaOf('session')],
    announce: (event) => events.push(event),
    stopRun: async (id) => {
      expect(await store.pictures.get(run.id, 1)).toBeDefined();
      stopped.push(id);
    },
  });
  expect(stopped).toEqual([run.id]);
  expect(cleared).toEqual(['local', 'session']);
  expect(await store.runs.list(9)).toEqual([]);
  expect(await store.pictures.get(run.id, 1)).toBeUndefined();
  expect(await store.graphs.get('jobs.example')).toBeUndefined();
  expect(events).toContainEqual({ type: 'run-change', runId: run.id });
});
