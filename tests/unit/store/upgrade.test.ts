import { type IDBPDatabase, openDB } from 'idb';
import { expect, it } from 'vitest';
import { emptyPageGraph } from '@/domain/page-graph';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { firstStep } from './sample-run';

/** The schema as the first version shipped it. */
function createVersion1(database: IDBPDatabase): void {
  const jobs = database.createObjectStore('jobs', { keyPath: 'id' });
  jobs.createIndex('key', 'key', { unique: true });
  jobs.createIndex('canonicalUrl', 'canonicalUrl');
  jobs.createIndex('textKey', 'textKey');
  jobs.createIndex('deletedAt', 'deletedAt');
  database.createObjectStore('descriptions', { keyPath: 'jobId' });
  const runs = database.createObjectStore('runs', { keyPath: 'id' });
  runs.createIndex('status', 'status');
  runs.createIndex('startedAt', 'startedAt');
  database.createObjectStore('steps', { keyPath: ['runId', 'seq'] });
  database.createObjectStore('understandings', { keyPath: ['site', 'pathPattern'] });
}

const runId = '22222222-2222-4222-8222-222222222222';
const at = '2026-11-21T10:00:00.000Z';

/** A run as the first version saved it: no mode, no goals, no exploration, no usage. */
const runOfVersion1 = {
  id: runId,
  kind: 'discover',
  tabId: 7,
  startUrl: 'https://jobs.example/search',
  site: 'jobs.example',
  startedAt: at,
  endedAt: null,
  status: 'paused',
  wait: 'user-paused',
  state: {
    phase: 'list',
    limits: { pages: 3, details: 25, jobs: 100 },
    recipe: null,
    details: 'unknown',
    page: 1,
    pendingDetails: [],
    seenKeys: ['id:1'],
    jobIds: [],
    pageKeys: [],
    pageFingerprints: [],
    pageUrl: 'https://jobs.example/search',
    announced: null,
    listEnd: null,
    consecutiveErrors: 0,
    counts: { processed: 1, new: 1, known: 0, duplicate: 0, failed: 0, details: 0 },
  },
  steps: 1,
  result: null,
};

const understandingOfVersion1 = {
  site: 'jobs.example',
  pathPattern: '/search',
  recipe: {
    version: 1,
    rows: { list: '#list', row: '#list > li', fields: { title: [{ selector: 'h3', read: 'text' }] }, embedded: null },
    scroller: null,
    details: { kind: 'pane', pane: '#details' },
    pager: null,
    fill: { title: 1 },
  },
  learnedAt: at,
  validatedAt: at,
};

async function fillVersion1(): Promise<void> {
  const { description, ...summary } = sampleJob({ description: 'Bread' });
  const place = { runStartedAt: at, step: 1, index: 0 };
  const old = await openDB('jobtrail', 1, { upgrade: createVersion1 });
  await old.put('jobs', { ...summary, canonicalUrl: null, textKey: 'text', place });
  await old.put('descriptions', { jobId: summary.id, text: description });
  await old.put('runs', runOfVersion1);
  await old.put('steps', { ...firstStep, runId, seq: 0 });
  await old.put('understandings', understandingOfVersion1);
  old.close();
}

it('keeps every record of the first version, with what is new left at its defaults', async () => {
  const { store, damages } = openEmptyStore();
  await fillVersion1();
  const [job] = await store.jobs.list();
  expect(await store.jobs.getMany([String(job?.id)])).toMatchObject([{ title: 'Baker', description: 'Bread' }]);
  expect(await store.runs.unfinished()).toMatchObject([
    { id: runId, state: { mode: 'discover', goals: [], exploration: null, seenKeys: ['id:1'] } },
  ]);
  expect(await store.steps.list(runId)).toHaveLength(1);
  const [understanding] = await store.understandings.ofSite('jobs.example');
  expect(understanding).toMatchObject({ pageType: 'other', exploredAt: null, recipe: { fill: { title: 1 } } });
  expect(damages).toEqual([]);
});

it('lets the first version bring in what it could not hold', async () => {
  const { store } = openEmptyStore();
  await fillVersion1();
  await store.graphs.put('jobs.example', emptyPageGraph);
  expect(await store.graphs.get('jobs.example')).toEqual(emptyPageGraph);
});
