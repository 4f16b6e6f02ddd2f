import { expect, it } from 'vitest';
import { awaitList } from '@/workflows/collect/list/start-page';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const facts = { company: 'Lumen', location: 'Leipzig' };
const before = learnedList('ul.jobs > li', [{ title: 'Nurse', ...facts }]);
const featured = learnedList('aside li', [{ title: 'Baker', ...facts }]);

interface Shown {
  /** The look, counted from 1, at which the list read before shows again as it was. */
  at: number;
  /** The list that is learned until then. */
  meanwhile?: typeof featured;
  /** Keys of the rows that the exploration began with. */
  startRows?: string[];
}

/** The rows of the list that is found, and how often it was looked for. */
async function listFound({ at: shownAt, meanwhile = featured, startRows = [] }: Shown) {
  let looks = 0;
  const gone = { ...before.reading, rows: [], check: { ...before.reading.check, holds: false } };
  const discovery = {
    sleep: async () => undefined,
    run: {
      run: { startUrl: 'https://board.example/jobs', state: { recipe: before.recipe, exploration: { startRows } } },
    },
    store: { understandingOf: async () => null },
    tab: {
      url: async () => 'https://board.example/jobs',
      awaitNews: async () => false,
      async ask(request: string) {
        if (request === 'read-page-kind') return { kind: 'job-list' };
        if (request === 'read-rows') {
          looks += 1;
          return looks >= shownAt ? before.reading : gone;
        }
        return request === 'learn-recipe' ? meanwhile : [];
      },
    },
  } as unknown as DiscoveryContext;
  const { learned } = await awaitList(discovery);
  return { row: learned?.recipe.rows.row, looks };
}

it('waits for the list that was read before where only a few other rows show', async () => {
  expect(await listFound({ at: 1 })).toMatchObject({ row: before.recipe.rows.row });
  expect(await listFound({ at: 3 })).toMatchObject({ row: before.recipe.rows.row });
  expect(await listFound({ at: 99 })).toMatchObject({ row: featured.recipe.rows.row });
});

it('knows the list by its rows at the first look where the page calls its elements otherwise now', async () => {
  const jobs = ['Nurse', 'Baker', 'Welder'].map((title) => ({ title, ...facts }));
  const renamed = learnedList('ul.x2b > li', jobs);
  const startRows = renamed.reading.rows.map(({ key }) => key);
  const found = await listFound({ at: 99, meanwhile: renamed, startRows });
  expect(found.row).toBe('ul.x2b > li');
  const other = await listFound({ at: 99, meanwhile: renamed, startRows: ['a', 'b', 'c', 'd', ...startRows] });
  expect(other.looks).toBeGreaterThan(found.looks);
});
