import type { PressOutcome } from '@/browser/tab';
import { listedFacts, type ReadFields } from '@/domain/job/job-fields';
import type { DetailsReading, Row } from '@/domain/page/page-readings';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import { addressOfShown, idAddedToUrl } from '@/jobs/identity/id-in-url';
import { isSamePosting } from '@/jobs/identity/same-posting';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import { routeOf } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { isWalledOff } from '@/workflows/wait-until-accessible';
import { mergeRowAndDetails } from '../extraction/found-job';
import { awaitKnownRows } from '../list/await-known-rows';
import { requiredRecipe } from '../list/read-list';
import { keyedRows } from '../list/row-keys';
import { uncoverList } from '../list/uncover-list';
import { addApplyAddress } from './apply-address';
import type { PaneReading } from './await-pane';
import { completePosting } from './complete-posting';
import {
  type BeforePress,
  hasLeftList,
  lookBefore,
  type Pressed,
  type PressedRow,
  type PressesSoFar,
  pressRow,
} from './press-row';
import { recordSeparatePages, rowAt, saveDetails, skipRow } from './row-outcome';
import { readAndSaveOwnPage } from './save-own-page';
import { unlessSiteIsGone } from './unless-site-is-gone';

/**
 * What became of the list. `row-gone`: the row was no longer there, nothing was pressed, and it still waits. `list-left`: its rows have to be
 * found again, since they may be other elements.
 */
export type ListAfterPress = 'list-stayed' | 'list-left' | 'row-gone';

/**
 * Presses a row and reads what appears beside the list; the first row shows whether details appear there at all. `soFar`: of this list's
 * rows, to which this one's is added.
 */
export async function openRow(
  discovery: DiscoveryContext,
  row: PressedRow,
  soFar: PressesSoFar,
): Promise<ListAfterPress> {
  const { run } = discovery;
  const title = row.row.fields.title ?? '';
  await run.pace();
  const before = await lookBefore(discovery, row, soFar);
  await run.intent('opened-details', { title, key: row.key, address: before.address });
  const open = await openAlready(discovery, row.row, before.shown);
  if (open && (await keepDetails(discovery, row, { own: open, other: null }, before))) return 'list-stayed';
  const pressed = await pressRow(discovery, row, before);
  if (!('press' in pressed)) {
    const keep = () => keepPressed(discovery, row, pressed, { before, soFar });
    return unlessSiteIsGone(discovery, keep, () => leaveGoneSite(discovery, row));
  }
  if (pressed.press.outcome === 'gone') return 'row-gone';
  if (pressed.press.outcome === 'refused' && mayOpenByAddress(discovery, row.row)) {
    await recordSeparatePages(discovery, title);
    return 'list-stayed';
  }
  await skipRow(discovery, row, { title, ...reasonOf(pressed.press) });
  return 'list-stayed';
}

/**
 * A link may be called what no press is given to, all of its card's words being its name, and a row may unfold but a line or two. Where no row
 * has shown yet that postings open beside the list, its address is opened as those of other postings are.
 */
function mayOpenByAddress({ run }: DiscoveryContext, { fields: { url } }: Row): boolean {
  return run.run.state.details === 'unknown' && url !== undefined && refusalByUrl(url, url) === null;
}

/** Reads what a press brought up: a tab of its own, a pane, or a page in place of the list, from where it goes back. */
async function keepPressed(
  discovery: DiscoveryContext,
  row: PressedRow,
  { opened: [opened], pane }: Exclude<Pressed, { press: unknown }>,
  { before, soFar }: { before: BeforePress; soFar: PressesSoFar },
): Promise<ListAfterPress> {
  const title = row.row.fields.title ?? '';
  if (opened !== undefined) {
    await recordSeparatePages(discovery, title, rowAt(row, opened));
    return 'list-stayed';
  }
  const isPosted = discovery.tab.postedPages() > before.postedPages;
  const isOnOwnPage = (isPosted || !pane.own) && (await hasLeftList(discovery, before));
  const own = pane.own ?? statedInRow(discovery, row.row, before.shown);
  if (!isOnOwnPage && (await keepDetails(discovery, row, { ...pane, own }, before))) {
    if (pane.own) soFar.panes.add(JSON.stringify(pane.own));
    return returnIfReplaced(discovery, before.address, soFar);
  }
  if (await isWalledOff(discovery)) throw new PageUnreachableError('a wall came in place of the details');
  if (!isOnOwnPage) {
    if (mayOpenByAddress(discovery, row.row)) await recordSeparatePages(discovery, title);
    else await skipRow(discovery, row, { title, reason: 'no-details', by: null });
    return returnIfReplaced(discovery, before.address, soFar);
  }
  if (row.row.fields.url) await recordSeparatePages(discovery, title);
  else await readOwnPage(discovery, row, before);
  if (await discovery.tab.back()) await awaitKnownRows(discovery);
  return 'list-left';
}

/** The row led to a site that does not answer: other rows may lead elsewhere. */
async function leaveGoneSite(discovery: DiscoveryContext, row: PressedRow): Promise<ListAfterPress> {
  const title = row.row.fields.title ?? '';
  if (row.row.fields.url) await recordSeparatePages(discovery, title);
  else await skipRow(discovery, row, { title, reason: 'no-details', by: null });
  await discovery.tab.open(discovery.run.run.state.pageUrl);
  await awaitKnownRows(discovery);
  return 'list-left';
}

/** A posting may take the place of its list, under the same address even: then there is a way back to it, or it is opened again. */
async function returnIfReplaced(
  discovery: DiscoveryContext,
  addressBefore: string,
  soFar: PressesSoFar,
): Promise<ListAfterPress> {
  const { run, tab } = discovery;
  const look = () => showsKnownRow(discovery);
  // Mostly it stands there as before, and to wait for news of it would cost that time at every row.
  if (await look()) return 'list-stayed';
  const mayGoBack = (await tab.url(run.run.state.recipe)) !== addressBefore;
  const isRedrawnByItself = !(mayGoBack && soFar.takeItsPlace);
  if (isRedrawnByItself && (await lookDuring(discovery, redrawnMs, look))) return 'list-stayed';
  const { wishes, pageUrl } = run.run.state;
  if (await uncoverList(discovery, { mayGoBack })) soFar.takeItsPlace = true;
  else {
    // Opened again, the list would show what was not looked for.
    if (wishes.length > 0) return 'list-stayed';
    await tab.open(pageUrl);
  }
  await awaitKnownRows(discovery);
  return 'list-left';
}

/** A list that is drawn anew as one of its rows is chosen shows rows again within this time. */
const redrawnMs = 300;

/** A list that is only hidden behind the posting can be read, and not pressed. */
async function showsKnownRow({ run, tab }: DiscoveryContext): Promise<true | null> {
  const { recipe, pageKeys } = run.run.state;
  const reading = recipe && (await tab.ask('read-rows', recipe));
  if (!reading?.isShown) return null;
  return keyedRows(reading.rows).some(({ key, row }) => row.ref !== null && pageKeys.includes(key)) || null;
}

/**
 * What stands in or under a row that leads nowhere and opens nothing: all that its page says of the job. Where panes open, or the row has an
 * address, it may be but the beginning.
 */
function statedInRow({ run }: DiscoveryContext, row: Row, shown: DetailsReading | null): DetailsReading | null {
  const details = run.run.state.recipe?.details;
  const mayOpen = row.fields.url || (details && (details.kind !== 'pane' || details.pane));
  return !mayOpen && shown?.isInRow && isSamePosting(row.fields, shown.fields) ? shown : null;
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
 * Reads a posting while it is there, since nothing but the press leads to it. Its address is kept, unless it took a posted form to load it
 * from which the server did not lead on to one that says which posting it is.
 */
async function readOwnPage(discovery: DiscoveryContext, pressed: PressedRow, before: BeforePress): Promise<void> {
  const { row, jobId } = pressed;
  const { run, tab } = discovery;
  const url = await tab.url(run.run.state.recipe);
  const isLedOn = tab.redirectedPosts() > before.redirectedPosts && idAddedToUrl(before.address, url) !== null;
  const isPosted = tab.postedPages() > before.postedPages && !isLedOn;
  const known = isPosted ? row.fields : { ...row.fields, url };
  await readAndSaveOwnPage(discovery, { jobId, known, row: pressed, isPosted });
}

/** What a row's markup lacks shows in the address after a press: the posting's id, and with it, or as a route, its address. */
async function withAddress(
  { run, tab }: DiscoveryContext,
  fields: ReadFields,
  addressBefore: string,
): Promise<ReadFields> {
  const { recipe, pageUrl } = run.run.state;
  const address = await tab.url(recipe);
  const added = idAddedToUrl(addressBefore, address);
  const siteJobId = fields.siteJobId ?? added ?? undefined;
  // Before the press the address may have been that of the last posting's route.
  const isRoute = address !== addressBefore && routeOf(address) !== routeOf(recipe?.frame?.address ?? pageUrl);
  return { ...fields, url: fields.url ?? addressOfShown(siteJobId, { address, isRoute, added }), siteJobId };
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
  const recipe = requiredRecipe(discovery);
  const told = await discovery.tab.ask('read-details', {
    recipe,
    listed: listedFacts(row.fields, recipe.fill.company),
  });
  return JSON.stringify(told) === JSON.stringify(shown) ? shown : null;
}
