import type { PressOutcome } from '@/browser/tab';
import { listedFacts, type ReadFields } from '@/domain/job/job-fields';
import type { DetailsReading, Row } from '@/domain/page/page-readings';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import { idAddedToUrl } from '@/jobs/identity/id-in-url';
import { isSamePosting } from '@/jobs/identity/same-posting';
import type { Target } from '@/page-api/element-requests';
import { routeOf, urlPath } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { isAtWall } from '@/workflows/wait-until-accessible';
import { mergeRowAndDetails } from '../extraction/found-job';
import { awaitKnownRows } from '../list/await-known-rows';
import { findRow, findShownRow } from '../list/find-row';
import { requiredRecipe } from '../list/read-list';
import { keyedRows } from '../list/row-keys';
import { pressUncovered } from '../list/uncover-list';
import { addApplyAddress } from './apply-address';
import { awaitPane, hasOpenedAnother, type PaneBefore, type PaneObserver, type PaneReading } from './await-pane';
import { completePosting } from './complete-posting';
import { recordSeparatePages, rowAt, type ShownRow, saveDetails, skipRow } from './row-outcome';
import { readAndSaveOwnPage } from './save-own-page';

/** A row waiting for details, and what to press to see them. */
interface PressedRow extends ShownRow {
  ref: string;
}

/** What the tab showed before the press. */
interface BeforePress extends PaneBefore {
  address: string;
  postedPages: number;
}

/** The result of a press: what prevented it, or what it brought up. */
type Pressed = { press: Exclude<PressOutcome, { outcome: 'pressed' }> } | { opened: string[]; pane: PaneReading };

/**
 * What became of the list. `row-gone`: the row was no longer there, nothing was pressed, and it still waits. `list-left`: its rows have to be
 * found again, since they may be other elements.
 */
export type ListAfterPress = 'list-stayed' | 'list-left' | 'row-gone';

/**
 * Presses a row and reads what appears beside the list; the first row shows whether details appear there at all. `given`: the panes of this
 * list's rows so far.
 */
export async function openRow(
  discovery: DiscoveryContext,
  row: PressedRow,
  given: Set<string>,
): Promise<ListAfterPress> {
  const { run } = discovery;
  const title = row.row.fields.title ?? '';
  await run.pace();
  const before = await lookBefore(discovery, row, given);
  await run.intent('opened-details', { title, key: row.key, address: before.address });
  const open = await openAlready(discovery, row.row, before.shown);
  if (open && (await keepDetails(discovery, row, { own: open, other: null }, before))) return 'list-stayed';
  const pressed = await pressRow(discovery, row, before);
  if (!('press' in pressed)) return keepPressed(discovery, row, pressed, { before, given });
  if (pressed.press.outcome === 'gone') return 'row-gone';
  await skipRow(discovery, row, { title, ...reasonOf(pressed.press) });
  return 'list-stayed';
}

/** Reads what a press brought up: a tab of its own, a pane, or a page in place of the list, from where it goes back. */
async function keepPressed(
  discovery: DiscoveryContext,
  row: PressedRow,
  { opened: [opened], pane }: Exclude<Pressed, { press: unknown }>,
  { before, given }: { before: BeforePress; given: Set<string> },
): Promise<ListAfterPress> {
  const title = row.row.fields.title ?? '';
  if (opened !== undefined) {
    await recordSeparatePages(discovery, title, rowAt(row, opened));
    return 'list-stayed';
  }
  const isPosted = discovery.tab.postedPages() > before.postedPages;
  const isOnOwnPage = (isPosted || !pane.own) && (await hasLeftList(discovery, before.address));
  if (!isOnOwnPage && (await keepDetails(discovery, row, pane, before))) {
    if (pane.own) given.add(JSON.stringify(pane.own));
    return 'list-stayed';
  }
  if (await isAtWall(discovery)) throw new PageUnreachableError('a wall came in place of the details');
  if (!isOnOwnPage) {
    await skipRow(discovery, row, { title, reason: 'no-details', by: null });
    return 'list-stayed';
  }
  if (row.row.fields.url) await recordSeparatePages(discovery, title);
  else await readOwnPage(discovery, row, before);
  if (await discovery.tab.back()) await awaitKnownRows(discovery);
  return 'list-left';
}

function reasonOf(press: Exclude<PressOutcome, { outcome: 'pressed' }>): { reason: string; by: string | null } {
  return {
    reason: press.outcome,
    by: press.outcome === 'covered' ? press.by : press.outcome === 'refused' ? press.name : null,
  };
}

/** Saves what the pane shows, asking for what code cannot read; false if nobody can. */
async function keepDetails(
  discovery: DiscoveryContext,
  pressed: PressedRow,
  { own, other }: PaneReading,
  before: BeforePress,
): Promise<boolean> {
  const details = await completePosting(discovery, pressed.row.fields, own, other?.fields);
  if (!details) return false;
  const named = await withAddress(discovery, pressed.row.fields, before.address);
  const fields = await addApplyAddress(discovery, mergeRowAndDetails(named, details.fields));
  await saveDetails(discovery, pressed, { ...details, fields });
  return true;
}

/**
 * Reads a posting while it is there, since nothing but the press leads to it. Its address is kept, unless it took a posted form to load it.
 */
async function readOwnPage(discovery: DiscoveryContext, pressed: PressedRow, before: BeforePress): Promise<void> {
  const { row, jobId } = pressed;
  const { run, tab } = discovery;
  const isPosted = tab.postedPages() > before.postedPages;
  const known = isPosted ? row.fields : { ...row.fields, url: await tab.url(run.run.state.recipe) };
  await readAndSaveOwnPage(discovery, { jobId, known, row: pressed, isPosted });
}

/** A worker killed after this press left traces in the address: the state before it counts. */
async function lookBefore(
  discovery: DiscoveryContext,
  { key, ref, row }: PressedRow,
  given: Set<string>,
): Promise<BeforePress> {
  const { openIntent } = discovery.run;
  const isRepeated = openIntent?.code === 'opened-details' && openIntent.facts.key === key;
  const { recipe } = discovery.run.run.state;
  const address = isRepeated ? String(openIntent.facts.address) : await discovery.tab.url(recipe);
  const shown = await lookAtPane(discovery, ref, row.fields);
  const postedPages = discovery.tab.postedPages();
  return { address, postedPages, shown, isOfAnotherRow: given.has(JSON.stringify(shown)) };
}

/** How often to press a row whose place another row took before the mouse arrived. */
const mostPresses = 2;

/** Presses the row and waits for the result. */
async function pressRow(discovery: DiscoveryContext, row: PressedRow, before: BeforePress): Promise<Pressed> {
  for (let presses = 1; ; presses += 1) {
    const press = await pressOnce(discovery, row);
    if (press.outcome !== 'pressed') return { press };
    const { opened } = press;
    if (opened.length > 0) return { opened, pane: { own: null, other: null } };
    const looks: PaneObserver = {
      look: () => lookAtPane(discovery, row.ref, row.row.fields).catch(nothingWhileLeaving),
      hasLeft: async () => Boolean(await hasLeftList(discovery, before.address).catch(nothingWhileLeaving)),
      during: (ms, look) => lookDuring(discovery, ms, look),
    };
    const pane = await awaitPane(looks, row.row, before);
    if (presses === mostPresses || !hasOpenedAnother(pane, before)) return { opened, pane };
  }
}

/** A page that goes away as it is looked at is on its way to another: that is what the next look shows. */
function nothingWhileLeaving(error: unknown): null {
  if (error instanceof PageUnreachableError) return null;
  throw error;
}

/** Presses the row; again if the page replaced it, as on a reload, or once it is uncovered. */
function pressOnce(discovery: DiscoveryContext, { key, ref }: PressedRow): Promise<PressOutcome> {
  const wanted = { purpose: 'open-row', siteUrl: discovery.run.run.startUrl } as const;
  return pressUncovered(discovery, { ref }, wanted, {
    here: async () => targetOf(await findShownRow(discovery, key)),
    again: async () => targetOf(await findRow(discovery, key)),
  });
}

function targetOf(row: Row | null): Target | null {
  return row?.ref ? { ref: row.ref } : null;
}

function lookAtPane(discovery: DiscoveryContext, ref: string, listed: ReadFields): Promise<DetailsReading | null> {
  return discovery.tab.ask('read-details', {
    recipe: requiredRecipe(discovery),
    row: { ref },
    listed: listedFacts(listed),
  });
}

/** Share of rows that stay when details open beside them. A posting's own page may list a few as similar jobs. */
const leastRowsLeft = 0.5;

/** Whether the press led to a separate page: another path, and most rows of the list gone. */
async function hasLeftList({ run, tab }: DiscoveryContext, addressBefore: string): Promise<boolean> {
  const { recipe, pageKeys } = run.run.state;
  if (urlPath(await tab.url(recipe)) === urlPath(addressBefore)) return false;
  const rows = recipe ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
  return rows.filter(({ key }) => pageKeys.includes(key)).length < leastRowsLeft * pageKeys.length;
}

/** If rows have neither id nor link, the posting's show in the address after a press: that of a route, or with the id added. */
async function withAddress(
  { run, tab }: DiscoveryContext,
  fields: ReadFields,
  addressBefore: string,
): Promise<ReadFields> {
  const { recipe, pageUrl } = run.run.state;
  const address = await tab.url(recipe);
  const siteJobId = fields.siteJobId ?? idAddedToUrl(addressBefore, address) ?? undefined;
  // Before the press the address may have been that of the last posting's route.
  const isRoute = address !== addressBefore && routeOf(address) !== routeOf(recipe?.frame?.address ?? pageUrl);
  return { ...fields, url: fields.url ?? (isRoute ? address : undefined), siteJobId };
}

/**
 * The posting of a row that was expanded before the press, by the user or a killed worker: a press would close it. `shown`: the content of
 * the row; it counts if the page shows it by itself too. Null for all other rows.
 */
async function openAlready(
  discovery: DiscoveryContext,
  row: Row,
  shown: DetailsReading | null,
): Promise<DetailsReading | null> {
  if (!shown?.isInRow || !isSamePosting(row.fields, shown.fields)) return null;
  const told = await discovery.tab.ask('read-details', {
    recipe: requiredRecipe(discovery),
    listed: listedFacts(row.fields),
  });
  return JSON.stringify(told) === JSON.stringify(shown) ? shown : null;
}
