import { describe, expect, it } from 'vitest';
import { noSearch } from '@/domain/job/search';
import { newDiscoverState } from '@/domain/run/discover-state';
import { countedJobs, hasAnnounced, hasJustAnnounced, promotedAfter } from '@/workflows/collect/list/counted-jobs';
import { saveRows } from '@/workflows/collect/list/save-rows';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const limits = { pages: 10, details: 0, jobs: 100 };
const started = newDiscoverState({ mode: 'collect', limits, goals: [], search: noSearch }, 'https://a.example');

/** The state after a list was read that announces four jobs, and of which the last rows are promoted. */
async function afterRows(titles: readonly string[], promoted: number) {
  const { reading } = learnedList(
    'li',
    titles.map((title) => ({ title, company: 'Lumen' })),
    { announced: 4 },
  );
  const rows = reading.rows.map((row, index) => ({
    ...row,
    key: `k${index}`,
    isPromoted: index >= titles.length - promoted,
  }));
  let state = started;
  const discovery = {
    now: () => '2026-11-26T12:00:00.000Z',
    run: {
      run: {
        id: null,
        get state() {
          return state;
        },
      },
      async step(_: string, __: unknown, { jobs, change }: StepOfRows) {
        const saved = jobs.map((job) => ({ job, outcome: 'new' }));
        state = change(state, saved);
      },
    },
  } as unknown as DiscoveryContext;
  await saveRows(discovery, { ...reading, rows });
  return state;
}

interface StepOfRows {
  jobs: object[];
  change(before: typeof started, saved: object[]): typeof started;
}

describe('the jobs that are compared with the announced number', () => {
  it('are those of rows that are not promoted', async () => {
    const short = await afterRows(['Nurse', 'Baker', 'Welder', 'Cook', 'Clerk'], 2);
    expect([short.jobIds.length, countedJobs(short), hasAnnounced(short)]).toEqual([5, 3, false]);
    const whole = await afterRows(['Nurse', 'Baker', 'Welder', 'Cook', 'Clerk'], 1);
    expect(hasAnnounced(whole)).toBe(true);
  });

  it('are as many as announced where the page counts the promoted ones too', async () => {
    const withAdverts = await afterRows(['Nurse', 'Baker', 'Welder', 'Cook'], 1);
    expect([hasAnnounced(withAdverts), hasJustAnnounced(withAdverts)]).toEqual([false, true]);
    expect(hasJustAnnounced(await afterRows(['Nurse', 'Baker', 'Welder'], 1))).toBe(false);
  });

  it('are all where each row is promoted', async () => {
    expect(hasAnnounced(await afterRows(['Nurse', 'Baker', 'Welder', 'Cook'], 4))).toBe(true);
  });

  it('are those that rows of their own show as well', () => {
    const before = { jobIds: ['a', 'b'], promotedIds: ['b'] };
    expect(promotedAfter(before, [{ id: 'b', isPromoted: false }])).toEqual([]);
    const rows = [
      { id: 'a', isPromoted: true },
      { id: 'c', isPromoted: true },
      { id: 'd', isPromoted: true },
      { id: 'd', isPromoted: false },
    ];
    expect(promotedAfter(before, rows)).toEqual(['b', 'c']);
  });
});
