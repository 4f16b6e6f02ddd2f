import { expect, it } from 'vitest';
import { awaitList } from '@/workflows/collect/list/start-page';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const facts = { company: 'Lumen', location: 'Leipzig' };
const before = learnedList('ul.jobs > li', [{ title: 'Nurse', ...facts }]);
const featured = learnedList('aside li', [{ title: 'Baker', ...facts }]);

/** The rows of the list that is found where the one read before shows again at a look, counted from 1. */
async function listFound(shownAt: number) {
  let looks = 0;
  const gone = { ...before.reading, rows: [], check: { ...before.reading.check, holds: false } };
  const discovery = {
    sleep: async () => undefined,
    run: { run: { startUrl: 'https://board.example/jobs', state: { recipe: before.recipe } } },
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
        return request === 'learn-recipe' ? featured : [];
      },
    },
  } as unknown as DiscoveryContext;
  return (await awaitList(discovery)).learned?.recipe.rows.row;
}

it('waits for the list that was read before where only a few other rows show', async () => {
  expect(await listFound(1)).toBe(before.recipe.rows.row);
  expect(await listFound(3)).toBe(before.recipe.rows.row);
  expect(await listFound(99)).toBe(featured.recipe.rows.row);
});
