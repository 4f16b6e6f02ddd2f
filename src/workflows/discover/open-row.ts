import { idShownBy } from '@/domain/id-in-address';
import type { ReadFields } from '@/domain/job-fields';
import type { DetailsReading, Row } from '@/domain/reading';
import { isSamePosting } from '@/domain/same-posting';
import { foundJob, mergeFields } from './found-job';
import type { Discovery } from './ports';
import { recipeOf } from './read-list';
import { rememberRecipe } from './remember';
import { placeOf } from './save-rows';

/** How long a details pane gets to show what was pressed, in ms a look. */
const paneLooksMs = [0, 150, 300, 600, 1200, 2400];

/** Presses a row and reads what it brings up beside the list; learns at the first row whether details come there at all. */
export async function openRow(discovery: Discovery, key: string, row: Row, ref: string): Promise<void> {
  const { run, tab } = discovery;
  const title = row.fields.title ?? '';
  await run.pace();
  const addressBefore = await tab.url();
  await run.intent('opened-details', { title });
  const press = await tab.press({ ref });
  if (press.outcome !== 'pressed') {
    return giveUp(discovery, key, { title, reason: press.outcome, by: press.outcome === 'covered' ? press.by : null });
  }
  if (press.opened.length > 0) return noteOwnPages(discovery, title);
  const details = await readPane(discovery, row);
  if (details) return saveDetails(discovery, key, await withIdOfAddress(discovery, row.fields, addressBefore), details);
  if (await hasLeftList(discovery)) {
    await tab.back();
    return noteOwnPages(discovery, title);
  }
  await giveUp(discovery, key, { title, reason: 'no-details', by: null });
}

/** The pane once it shows the row's posting; null where it does not come. */
async function readPane(discovery: Discovery, row: Row): Promise<DetailsReading | null> {
  const { tab, sleep } = discovery;
  for (const ms of paneLooksMs) {
    await sleep(ms);
    if (await hasLeftList(discovery)) return null;
    const details = await tab.ask('read-details', { recipe: recipeOf(discovery) });
    if (details?.fields.description && isSamePosting(row.fields, details.fields)) return details;
  }
  return null;
}

async function hasLeftList(discovery: Discovery): Promise<boolean> {
  const reading = await discovery.tab.ask('read-rows', recipeOf(discovery));
  return reading.rows.length === 0;
}

/** Rows may carry neither id nor link: then the address that a press leads to is where the posting's id shows. */
async function withIdOfAddress({ tab }: Discovery, fields: ReadFields, addressBefore: string): Promise<ReadFields> {
  const siteJobId = fields.siteJobId ?? idShownBy(addressBefore, await tab.url()) ?? undefined;
  return { ...fields, siteJobId };
}

async function saveDetails(discovery: Discovery, key: string, row: ReadFields, details: DetailsReading): Promise<void> {
  const { run, now } = discovery;
  const job = foundJob(mergeFields(row, details.fields), placeOf(discovery), now());
  const isFirst = run.run.state.details === 'unknown';
  await run.step(
    'read-details',
    { title: job?.title ?? null, company: job?.company ?? null, applyType: job?.applyType ?? null },
    {
      phase: 'outcome',
      jobs: job ? [job] : [],
      change: (state) => ({
        ...state,
        details: 'pane',
        pendingDetails: state.pendingDetails.filter((pending) => pending.key !== key),
        counts: { ...state.counts, details: state.counts.details + 1 },
      }),
    },
  );
  if (isFirst) await rememberRecipe(discovery, recipeOf(discovery), { details: 'pane' });
}

/** Postings have pages of their own: they are opened once all lists are read, so that no list is lost on the way. */
async function noteOwnPages(discovery: Discovery, title: string): Promise<void> {
  await discovery.run.step(
    'details-on-own-page',
    { title },
    { phase: 'outcome', change: (state) => ({ ...state, details: 'page' }) },
  );
  await rememberRecipe(discovery, recipeOf(discovery), { details: 'page' });
}

/** The row keeps what the list says of it; the next one is tried. */
async function giveUp(
  { run }: Discovery,
  key: string,
  facts: { title: string; reason: string; by: string | null },
): Promise<void> {
  await run.step('details-unreadable', facts, {
    phase: 'outcome',
    change: (state) => ({
      ...state,
      pendingDetails: state.pendingDetails.filter((pending) => pending.key !== key),
      counts: { ...state.counts, failed: state.counts.failed + 1 },
    }),
  });
}
