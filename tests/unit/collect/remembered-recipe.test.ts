import { describe, expect, it } from 'vitest';
import type { Recipe } from '@/domain/page/recipe';
import { loadRecipe } from '@/workflows/collect/list/remembered-recipe';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const url = 'https://board.example/search';
const pageText = `page "Jobs"
main
  list L1 14 rows
    1 [CLICK: "e1"] "Cook" | "Mokka"
    2 [CLICK: "e2"] "Baker" | "Hob"
    3 [CLICK: "e3"] "Clerk" | "Brine"`;
const one = learnedList('main > div', [{ title: 'Cook' }]);
const several = learnedList('li', [{ title: 'Cook' }, { title: 'Baker' }]);

/** A site of which `kept` is remembered, and a run that has read it by `own`; the page shows 14 rows. */
function load({ kept, own = null }: { kept: Recipe | null; own?: Recipe | null }) {
  const read = [one, several];
  const context = {
    run: { run: { state: { recipe: own } } },
    tab: {
      url: async () => url,
      ask: async (_: string, recipe: Recipe) => read.find((each) => each.recipe.rows.row === recipe.rows.row)?.reading,
      snapshot: async () => ({ text: pageText }),
    },
    store: { understandingOf: async () => ({ recipe: kept }) },
  };
  return loadRecipe(context as unknown as DiscoveryContext);
}

describe('a remembered recipe', () => {
  it('is used where it reads the rows', async () => {
    expect(await load({ kept: several.recipe })).toEqual(several);
    expect(await load({ kept: null })).toBeNull();
  });

  it('is dropped where it reads one row and the page shows many', async () => {
    expect(await load({ kept: one.recipe })).toBeNull();
  });

  it('of this run may come to a page with a single row', async () => {
    expect(await load({ kept: null, own: one.recipe })).toEqual(one);
  });
});
