import type { ReadFields } from '@/domain/job/job-fields';
import type { Row, RowsReading } from '@/domain/page/page-readings';
import type { Discovery } from '@/workflows/discovery';
import { askExtractor } from '../extraction/ask-extractor';
import { hasModel, worthAsking } from '../extraction/may-ask';
import { readList, recipeOf } from './read-list';
import { rememberRecipe } from './remembered-recipe';

/** The rows of the current page. If code doubts a row, it asks for that part and repairs the recipe. */
export async function readListWell(discovery: Discovery): Promise<RowsReading> {
  for (;;) {
    const reading = await readList(discovery);
    const row = await doubtfulRow(discovery, reading);
    if (!row) return reading;
    const fields = await askForRow(discovery, row);
    if (!fields) return reading;
    if (!(await mend(discovery, row, fields))) return withFields(reading, row, fields);
  }
}

/** The first unsaved row with a doubt worth asking about. */
async function doubtfulRow(discovery: Discovery, { rows }: RowsReading): Promise<Row | null> {
  const { state } = discovery.run.run;
  const row = rows.find(
    ({ key, ref, isRendered, doubts }) =>
      isRendered && ref && !state.pageKeys.includes(key) && worthAsking(state, 'row', doubts).length > 0,
  );
  return row && (await hasModel(discovery)) ? row : null;
}

async function askForRow(discovery: Discovery, { ref, fields, doubts }: Row): Promise<ReadFields | null> {
  const wanted = worthAsking(discovery.run.run.state, 'row', doubts);
  const target = ref === null ? null : { ref };
  const asked = await askExtractor(discovery, { part: 'row', known: fields, wanted, target });
  if (!asked) return null;
  const read = asked.fields;
  return Object.fromEntries(wanted.flatMap((name) => (read[name] === undefined ? [] : [[name, read[name]]])));
}

/** Learns from the row how to read similar ones. False if nothing is learned. */
async function mend(discovery: Discovery, { ref }: Row, fields: ReadFields): Promise<boolean> {
  const { run, tab } = discovery;
  if (ref === null || Object.keys(fields).length === 0) return false;
  const recipe = await tab.ask('mend-rows', { recipe: recipeOf(discovery), row: { ref }, fields });
  if (!recipe) return false;
  await run.step('recipe-mended', {}, { change: (state) => ({ ...state, recipe }) });
  await rememberRecipe(discovery, recipe);
  return true;
}

function withFields(reading: RowsReading, row: Row, fields: ReadFields): RowsReading {
  const rows = reading.rows.map((one) => (one === row ? { ...one, fields: { ...one.fields, ...fields } } : one));
  return { ...reading, rows };
}
