import { describe, expect, it } from 'vitest';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import { readListWithRepairs } from '@/workflows/collect/list/read-list-with-repairs';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const pageUrl = 'https://board.example/jobs';
const job = (title: string) => ({ title, company: 'Lumen', location: 'Leipzig' });
const before = learnedList('li', [job('Nurse'), job('Baker')]);
const unread = { ...before.reading, unread: 1 };

/** A list of which one row has no title that is known, and what it is when it is learned anew. */
function listWith(again: LearnedRecipe | null) {
  const state = { recipe: before.recipe, pageUrl, pageKeys: [], hasUnreadRows: false, page: 2 };
  let recipe = before.recipe;
  const steps: string[] = [];
  const discovery = {
    run: {
      run: {
        startUrl: pageUrl,
        get state() {
          return { ...state, recipe };
        },
      },
      async step(code: string, _: object, { change }: { change(state: object): { recipe: typeof recipe } }) {
        steps.push(code);
        recipe = change({ ...state, recipe }).recipe;
      },
    },
    now: () => '2026-11-27T12:00:00Z',
    store: { understandingOf: async () => null, saveUnderstanding: async () => undefined },
    tab: {
      url: async () => pageUrl,
      async ask(request: string) {
        if (request === 'learn-recipe') return again;
        return recipe === before.recipe ? unread : again?.reading;
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, steps };
}

describe('a list with a row whose title is not read', () => {
  it('is learned anew, and read with it', async () => {
    const { discovery } = listWith(learnedList('li', [job('Nurse'), job('Baker'), job('Surgeon')]));
    const { rows } = await readListWithRepairs(discovery);
    expect(rows.map(({ fields }) => fields.title)).toEqual(['Nurse', 'Baker', 'Surgeon']);
  });

  it.each([
    ['nothing', null],
    ['no more', learnedList('li', [job('Nurse'), job('Surgeon')])],
  ])('is left as it is where %s is learned', async (_, again) => {
    const { discovery, steps } = listWith(again);
    expect(await readListWithRepairs(discovery)).toMatchObject({ unread: 1, rows: { length: 2 } });
    expect(steps).toEqual([]);
  });
});
