import { siteOf } from '@/domain/canonical-url';
import type { RowsReading } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import { ListLostError } from './list-lost-error';
import { passWalls } from './pass-walls';
import type { Discovery } from './ports';
import { rememberRecipe } from './remember';
import { waitForUser } from './wait-for-user';

/** How often a list that cannot be read is looked for again, each time after one more remedy. */
const attempts = 4;

/**
 * The rows of the list as they are now. Where they cannot be read: walls are waited out, the list's address is opened again
 * where the tab left it, and the recipe is learned anew where the page changed.
 * @throws ListLostError
 */
export async function readList(discovery: Discovery): Promise<RowsReading> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const reading = await readRows(discovery);
    if (reading) return reading;
    const kind = await passWalls(discovery);
    if (kind === 'nothing-found') throw new ListLostError('complete');
    if (attempt === 0 && (await returnToList(discovery))) continue;
    await relearn(discovery);
  }
  throw new ListLostError('not-a-job-list');
}

async function readRows({ run, tab }: Discovery): Promise<RowsReading | null> {
  const { recipe } = run.run.state;
  if (!recipe) return null;
  const reading = await tab.ask('read-rows', recipe);
  return reading.check.holds ? reading : null;
}

/** Opens the list's address where the tab shows another. A tab that the user took to another site is theirs: they are asked. */
async function returnToList(discovery: Discovery): Promise<boolean> {
  const { run, tab } = discovery;
  const { pageUrl } = run.run.state;
  const url = await tab.url();
  if (url === pageUrl) return false;
  if (siteOf(url) !== siteOf(pageUrl)) await waitForUser(discovery, 'user-navigated');
  await tab.open(pageUrl);
  return true;
}

async function relearn(discovery: Discovery): Promise<void> {
  const { run, tab, sleep } = discovery;
  const learned = await tab.ask('learn-recipe', null);
  if (!learned) return sleep(1000);
  await rememberRecipe(discovery, learned.recipe);
  const facts = { rows: learned.reading.rows.length, announced: learned.reading.announced, page: run.run.state.page };
  await run.step('understood', facts, { change: (state) => ({ ...state, recipe: learned.recipe }) });
}

/** The recipe that the list is read by. */
export function recipeOf({ run }: Discovery): Recipe {
  const { recipe } = run.run.state;
  if (!recipe) throw new ListLostError('not-a-job-list');
  return recipe;
}
