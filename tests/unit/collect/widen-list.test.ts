import { expect, it } from 'vitest';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import { isWidened } from '@/workflows/collect/list/widen-list';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const rowsOf = (...titles: string[]) => titles.map((title) => ({ title, location: 'Leipzig' }));
const narrow = learnedList('ul:first-of-type li', rowsOf('Nurse', 'Baker'));
const wide = learnedList('li', rowsOf('Nurse', 'Baker', 'Welder'));

/** The recipe that a list is read by after its end was reached. */
async function recipeAfter(learned: LearnedRecipe | null, announced: number | null, read = 2) {
  const jobIds = Array.from({ length: read }, (_, index) => `${index}`);
  const countedFrom = { jobs: 0, processed: 0 };
  let state = {
    recipe: narrow.recipe,
    announced,
    jobIds,
    promotedIds: [],
    countedFrom,
    page: 1,
    pageUrl: 'https://board.example/jobs',
  };
  const discovery = {
    run: {
      run: {
        get state() {
          return state;
        },
      },
      step: async (_: string, __: unknown, { change }: { change: (before: typeof state) => typeof state }) => {
        state = change(state);
      },
    },
    now: () => '2026-11-26T12:00:00.000Z',
    store: { understandingOf: async () => null, saveUnderstanding: async () => undefined },
    tab: {
      url: async () => state.pageUrl,
      scrollList: async () => true,
      ask: async (request: string) => (request === 'read-rows' ? narrow.reading : learned),
    },
  } as unknown as DiscoveryContext;
  await isWidened(discovery);
  return state.recipe.rows.row;
}

it('reads a list that was learned too narrowly by what finds its rows and more', async () => {
  expect(await recipeAfter(wide, 3)).toBe(wide.recipe.rows.row);
});

it('keeps to what is read where nothing is missing, or the page has another list', async () => {
  const others = learnedList('article', rowsOf('Alder', 'Corvane', 'Galvori'));
  expect(await recipeAfter(wide, null)).toBe(narrow.recipe.rows.row);
  expect(await recipeAfter(wide, 2)).toBe(narrow.recipe.rows.row);
  expect(await recipeAfter(others, 3)).toBe(narrow.recipe.rows.row);
  expect(await recipeAfter(null, 3)).toBe(narrow.recipe.rows.row);
});
