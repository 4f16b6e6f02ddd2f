import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { DiscoverRun } from '@/domain/run/run';
import { wrongFields } from '../score/collect/compare-fields';
import { matchPostings } from '../score/collect/match-postings';
import { type BoardSearch, boardCollection } from '../sites/collect-truth/board-postings';
import { expectSoundJournal } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { killAtEvery } from './kill-worker';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** As long as it takes: what is tested is what comes of it, and not how busy the machine is. */
const patienceMs = 900_000;
/** Details of so many postings are read: enough to be killed over. */
const details = 6;

/** Details in a pane, and on pages of their own; two pages of results each. */
const searches: (BoardSearch & { kills: number })[] = [
  {
    name: 'classic',
    path: '/classic/jobs/search',
    search: { words: 'platform', filters: [{ filter: 'Date posted', options: ['Past month'] }] },
    query: 'keywords=platform&f_date=month',
    kills: 28,
  },
  {
    name: 'plain',
    path: '/plain/careers',
    search: { words: 'engineer', filters: [] },
    query: 'keywords=engineer',
    kills: 20,
  },
];

describe('a collection whose worker is killed at every entry of its journal', { timeout: patienceMs }, () => {
  it.each(searches)('loses and doubles nothing on the $name face, and keeps its search', async (asked) => {
    const { product, origin, board } = stage;
    const truth = boardCollection(asked);
    const explored = await explore(origin + truth.path);
    const limits = { ...truth.limits, details };
    const { id } = await product.discoverTab(explored.tabId, limits, { mode: 'collect', search: truth.search });
    const kills = await killAtEvery(product, id, (count) => (count * 70) % 400);
    expect(kills).toBeGreaterThanOrEqual(asked.kills);
    const run = await product.runWhen(id, ({ status }) => status === 'ended', patienceMs);
    expect(run.result).toMatchObject({ success: true, code: 'complete' });
    expect(run.state.wishes.map(({ outcome }) => outcome)).toEqual(run.state.wishes.map(() => 'set'));

    const jobs = await product.jobs();
    const postings = truth.postings(origin);
    const { byPosting, strays } = matchPostings(jobs, postings);
    expect(strays.map(({ title }) => title)).toEqual([]);
    expect([...byPosting.values()].map((stored) => stored.length)).toEqual(postings.map(() => 1));
    expect(jobs.filter(({ description }) => description !== null)).toHaveLength(details);
    const wrong = postings.flatMap((posting) =>
      (byPosting.get(posting.id) ?? []).flatMap((job) =>
        wrongFields(job, posting, truth.search).map(({ field }) => field),
      ),
    );
    expect(wrong.filter((field) => ['title', 'location', 'url', 'siteJobId', 'search'].includes(field))).toEqual([]);

    expectSoundJournal(run, await product.steps(id));
    const { applications, saves } = await board.readLog();
    expect([applications, saves]).toEqual([[], []]);
    expect(await (await fetch(`${origin}/control/sent`)).json()).toEqual([]);
  });
});

/** What a collection needs to know of the site's filters. */
async function explore(url: string): Promise<DiscoverRun> {
  const goals = defaultQuestions.map(({ id, text }) => ({ id, text }));
  const order = { mode: 'explore', goals } as const;
  // The worker makes the database.
  await stage.product.wakeWorker();
  const { id } = await stage.product.discover(url, { pages: 1, details: 0, jobs: 1 }, undefined, order);
  const run = await stage.product.runWhen(id, ({ status }) => status === 'ended', patienceMs);
  expect(run.result?.code).toBe('explored');
  return run;
}
