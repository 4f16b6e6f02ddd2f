import type { ReadFields } from '@/domain/job/job-fields';
import type { Row, RowsReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoveryContext } from '@/workflows/discovery';
import { askExtractor } from '../extraction/ask-extractor';
import { fieldsWorthAsking, hasExtractorModel } from '../extraction/may-ask';
import { recipeWithoutExpected } from './column-not-in-all-rows';
import { keepRelearned, readList, requiredRecipe } from './read-list';
import { storeRecipe } from './remembered-recipe';
import { learnAgain } from './start-page';

/** The rows of the current page. If code doubts a row, it asks for that part and repairs the recipe. */
export async function readListWithRepairs(discovery: DiscoveryContext): Promise<RowsReading> {
  for (;;) {
    const reading = await readList(discovery);
    if (await areUnreadRowsLearned(discovery, reading)) continue;
    const row = await doubtfulRow(discovery, reading);
    if (!row) return reading;
    const fields = await askForRow(discovery, row);
    if (!fields) return reading;
    if (!(await mend(discovery, row, fields))) return withFields(reading, row, fields);
  }
}

/** Learns the list anew where rows have the facts of jobs, but no title that its rules know: earlier pages may have had none like them. */
async function areUnreadRowsLearned(discovery: DiscoveryContext, reading: RowsReading): Promise<boolean> {
  if (reading.unread === 0 || discovery.run.run.state.hasUnreadRows) return false;
  const learned = await learnAgain(discovery);
  const keys = new Set(learned?.reading.rows.map(({ key }) => key));
  const hasMore = keys.size > reading.rows.length && reading.rows.every(({ key }) => keys.has(key));
  if (!learned || !hasMore) return false;
  await keepRelearned(discovery, learned);
  return true;
}

/** The first unsaved row with a doubt worth asking about. */
async function doubtfulRow(discovery: DiscoveryContext, { rows }: RowsReading): Promise<Row | null> {
  const { state } = discovery.run.run;
  const row = rows.find(
    ({ key, ref, isRendered, doubts }) =>
      isRendered && ref && !state.pageKeys.includes(key) && fieldsWorthAsking(state, 'row', doubts).length > 0,
  );
  return row && (await hasExtractorModel(discovery)) ? row : null;
}

async function askForRow(discovery: DiscoveryContext, { ref, fields, doubts }: Row): Promise<ReadFields | null> {
  const wanted = fieldsWorthAsking(discovery.run.run.state, 'row', doubts);
  const target = ref === null ? null : { ref };
  const asked = await askExtractor(discovery, { part: 'row', known: fields, wanted, target });
  if (!asked) return null;
  const read = asked.fields;
  const found = Object.fromEntries(wanted.flatMap((name) => (read[name] === undefined ? [] : [[name, read[name]]])));
  const recipe = recipeWithoutExpected(discovery.run.run.state, wanted, found);
  if (recipe) await keepMended(discovery, recipe);
  return found;
}

/** Learns from the row how to read similar ones. False if nothing is learned. */
async function mend(discovery: DiscoveryContext, { ref }: Row, fields: ReadFields): Promise<boolean> {
  const { tab } = discovery;
  if (ref === null || Object.keys(fields).length === 0) return false;
  const recipe = await tab.ask('mend-rows', { recipe: requiredRecipe(discovery), row: { ref }, fields });
  if (recipe) await keepMended(discovery, recipe);
  return recipe !== null;
}

async function keepMended(discovery: DiscoveryContext, recipe: Recipe): Promise<void> {
  await discovery.run.step('recipe-mended', {}, { change: (state) => ({ ...state, recipe }) });
  await storeRecipe(discovery, recipe);
}

function withFields(reading: RowsReading, row: Row, fields: ReadFields): RowsReading {
  const rows = reading.rows.map((one) => (one === row ? { ...one, fields: { ...one.fields, ...fields } } : one));
  return { ...reading, rows };
}
