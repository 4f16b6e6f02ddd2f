import type { PressOutcome } from '@/browser/tab';
import { pathOf } from '@/domain/address-parts';
import { idShownBy } from '@/domain/id-in-address';
import type { ReadFields } from '@/domain/job-fields';
import type { DetailsReading, Row } from '@/domain/reading';
import { isSamePosting } from '@/domain/same-posting';
import { PageUnreachableError } from '@/domain/tab-errors';
import { withApplyAddress } from '../collect/apply-address';
import { fillDetails } from '../collect/fill-details';
import { mergeFields } from './found-job';
import { openAlready } from './open-already';
import { isAtWall } from './pass-walls';
import type { Discovery } from './ports';
import { readList, recipeOf } from './read-list';
import { keyedRows } from './row-keys';
import { giveUp, noteOwnPages, type PendingRow, saveDetails } from './row-outcome';

/** A row that waits for its details, and what is pressed to see them. */
interface PressedRow extends PendingRow {
  row: Row;
  ref: string;
}

/** What the tab showed before the press. */
interface BeforePress {
  address: string;
  shown: DetailsReading | null;
}

/** How long a details pane gets to show what was pressed, in ms a look. */
const paneLooksMs = [0, 150, 300, 600, 1200, 2400];
/** Looks after which a pane that did not change is taken to have shown the row before. */
const looksForChange = 3;

/** Presses a row and reads what it brings up beside the list; learns at the first row whether details come there at all. */
export async function openRow(discovery: Discovery, pressed: PressedRow): Promise<void> {
  const { row } = pressed;
  const { run, tab } = discovery;
  const title = row.fields.title ?? '';
  await run.pace();
  const before = await lookBefore(discovery, pressed);
  await run.intent('opened-details', { title, key: pressed.key, address: before.address });
  const open = await openAlready(discovery, row, before.shown);
  if (open && (await keepDetails(discovery, pressed, open, before))) return;
  const press = await pressRow(discovery, pressed);
  if (press.outcome !== 'pressed') {
    return giveUp(discovery, pressed, {
      title,
      reason: press.outcome,
      by: press.outcome === 'covered' ? press.by : null,
    });
  }
  if (press.opened.length > 0) return noteOwnPages(discovery, title);
  const shown = await readPane(discovery, pressed, before);
  const isOnOwnPage = !shown && (await hasLeftList(discovery, before.address));
  if (!isOnOwnPage && (await keepDetails(discovery, pressed, shown, before))) return;
  if (isOnOwnPage) {
    if (await isAtWall(discovery)) throw new PageUnreachableError('a wall came in place of the details');
    await tab.back();
    return noteOwnPages(discovery, title);
  }
  await giveUp(discovery, pressed, { title, reason: 'no-details', by: null });
}

/** Saves what the pane shows, with what code cannot read asked for; false where nobody can read it. */
async function keepDetails(
  discovery: Discovery,
  pressed: PressedRow,
  shown: DetailsReading | null,
  before: BeforePress,
): Promise<boolean> {
  const details = await fillDetails(discovery, pressed.row.fields, shown);
  if (!details) return false;
  const named = await withIdOfAddress(discovery, pressed.row.fields, before.address);
  const fields = await withApplyAddress(discovery, mergeFields(named, details.fields));
  await saveDetails(discovery, pressed, { ...details, fields });
  return true;
}

/** A worker that was killed after this press left its traces in the address: what was there before it counts. */
async function lookBefore(discovery: Discovery, { key, ref }: PressedRow): Promise<BeforePress> {
  const { openIntent } = discovery.run;
  const isRepeated = openIntent?.code === 'opened-details' && openIntent.facts.key === key;
  const address = isRepeated ? String(openIntent.facts.address) : await discovery.tab.url();
  return { address, shown: await lookAtPane(discovery, ref) };
}

/** Presses the row; where the page has replaced it meanwhile, as a reload does, what stands in its place. */
async function pressRow(discovery: Discovery, { key, ref }: PressedRow): Promise<PressOutcome> {
  const press = await discovery.tab.press({ ref });
  if (press.outcome !== 'gone') return press;
  const { rows } = await readList(discovery);
  const replaced = keyedRows(rows).find((one) => one.key === key)?.row.ref;
  return replaced ? discovery.tab.press({ ref: replaced }) : press;
}

/**
 * The pane once it shows the row's posting; null where it does not come. What was shown before counts only after a while: the
 * row may have been open already, or the pane may still show one of the same name. What stands in the row itself has to be new:
 * many rows begin their posting there.
 */
async function readPane(
  discovery: Discovery,
  { row, ref }: PressedRow,
  before: BeforePress,
): Promise<DetailsReading | null> {
  for (const [look, ms] of paneLooksMs.entries()) {
    await discovery.sleep(ms);
    if (await hasLeftList(discovery, before.address)) return null;
    const details = await lookAtPane(discovery, ref);
    if (!details?.fields.description || !isSamePosting(row.fields, details.fields)) continue;
    if (look < looksForChange && hasTextOfAnother(row, details, before.shown)) continue;
    if ((look >= looksForChange && !details.isInRow) || JSON.stringify(details) !== JSON.stringify(before.shown))
      return details;
  }
  return null;
}

/** A pane in the middle of its change: the name is the row's, or one that two postings share, and the text is still another's. */
function hasTextOfAnother({ fields }: Row, details: DetailsReading, shown: DetailsReading | null): boolean {
  return (
    shown !== null && !isSamePosting(fields, shown.fields) && details.fields.description === shown.fields.description
  );
}

function lookAtPane(discovery: Discovery, ref: string): Promise<DetailsReading | null> {
  return discovery.tab.ask('read-details', { recipe: recipeOf(discovery), row: { ref } });
}

/** Share of the page's rows that stay where details open beside them. A page of its own may still list a few as similar. */
const leastRowsLeft = 0.5;

/** Whether the press led to a page of its own: another path, and most rows of the list gone. */
async function hasLeftList({ run, tab }: Discovery, addressBefore: string): Promise<boolean> {
  if (pathOf(await tab.url()) === pathOf(addressBefore)) return false;
  const { recipe, pageKeys } = run.run.state;
  const rows = recipe ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
  return rows.filter(({ key }) => pageKeys.includes(key)).length < leastRowsLeft * pageKeys.length;
}

/** Rows may carry neither id nor link: then the address that a press leads to is where the posting's id shows. */
async function withIdOfAddress({ tab }: Discovery, fields: ReadFields, addressBefore: string): Promise<ReadFields> {
  const siteJobId = fields.siteJobId ?? idShownBy(addressBefore, await tab.url()) ?? undefined;
  return { ...fields, siteJobId };
}
