import { expect, it } from 'vitest';
import { emptyPageGraph } from '@/domain/page/page-graph';
import { createOldDatabase, jobOfVersion2 } from './old-database';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { firstStep } from './sample-run';
import { saveFound } from './save-found';

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

/** One job and one run, as the first version left them. */
function fillVersion1(): Promise<void> {
  return createOldDatabase(1, [jobOfVersion2(1, true)], {
    runs: [runOfVersion1],
    steps: [{ ...firstStep, runId, seq: 0 }],
    understandings: [understandingOfVersion1],
  });
}

it('keeps every record of the first version, with what is new left at its defaults', async () => {
  const { store, damages } = openEmptyStore();
  await fillVersion1();
  const [job] = await store.jobs.list();
  expect(await store.jobs.getMany([String(job?.id)])).toMatchObject([
    { title: 'Baker 1', description: 'All of baker 1' },
  ]);
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

it.each([1, 2] as const)('brings 2,500 jobs of version %d up to the lists of this one', async (version) => {
  const { store, damages } = openEmptyStore();
  const old = Array.from({ length: 2500 }, (_, index) => jobOfVersion2(index, index % 2 === 0));
  const damaged = { job: { id: '00000000-0000-4000-8000-000000000000', title: 7 }, description: null };
  await createOldDatabase(version, [...old, damaged]);
  const jobs = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof store.jobs.listFrom>> = await store.jobs.listFrom(after, 700);
    jobs.push(...page.jobs);
    after = page.last;
  } while (after !== null);
  // Newest run first: 25 jobs each, in the order they were found.
  const expected = Array.from({ length: 2500 }, (_, index) => (99 - Math.floor(index / 25)) * 25 + (index % 25));
  expect(jobs.map(({ title }) => title)).toEqual(expected.map((index) => `Baker ${index}`));
  expect(jobs.filter(({ hasDescription }) => hasDescription)).toHaveLength(1250);
  expect(jobs.find(({ title }) => title === 'Baker 5')).toMatchObject({
    urls: ['https://jobs.example/job/5'],
    requisitions: [{ host: 'jobs.example', id: '5' }],
    likeness: 'acme|baker 5|berlin',
  });
  const [known] = await saveFound(store, [sampleJob({ url: 'https://jobs.example/job/9', title: 'Other words' })]);
  expect(known).toMatchObject({ outcome: 'known', job: { title: 'Baker 9' } });
  expect(damages).toEqual([]);
});
