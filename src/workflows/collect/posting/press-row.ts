import type { PressOutcome } from '@/browser/tab';
import { listedFacts, type ReadFields } from '@/domain/job/job-fields';
import type { DetailsReading, Row } from '@/domain/page/page-readings';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import type { Target } from '@/page-api/element-requests';
import { urlPath } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { findRow, findShownRow } from '../list/find-row';
import { requiredRecipe } from '../list/read-list';
import { keyedRows } from '../list/row-keys';
import { pressUncovered } from '../list/uncover-list';
import { awaitPane, hasOpenedAnother, type PaneBefore, type PaneObserver, type PaneReading } from './await-pane';
import type { ShownRow } from './row-outcome';

/** A row waiting for details, and what to press to see them. */
export interface PressedRow extends ShownRow {
  ref: string;
}

/** What the tab showed before the press. */
export interface BeforePress extends PaneBefore {
  address: string;
  postedPages: number;
  redirectedPosts: number;
}

/** What the rows of a list that were pressed so far have brought up, on all of its pages. */
export interface PressesSoFar {
  panes: Set<string>;
  /** A posting stood where the list had been, which did not come back by itself. */
  takeItsPlace: boolean;
}

export const noPresses = (): PressesSoFar => ({ panes: new Set(), takeItsPlace: false });

/** The result of a press: what prevented it, or what it brought up. */
export type Pressed =
  | { press: Exclude<PressOutcome, { outcome: 'pressed' }> }
  | { opened: string[]; pane: PaneReading };

/** A worker killed after this press left traces in the address: the state before it counts. */
export async function lookBefore(
  discovery: DiscoveryContext,
  { key, ref, row }: PressedRow,
  { panes }: PressesSoFar,
): Promise<BeforePress> {
  const { openIntent } = discovery.run;
  const isRepeated = openIntent?.code === 'opened-details' && openIntent.facts.key === key;
  const { recipe } = discovery.run.run.state;
  const address = isRepeated ? String(openIntent.facts.address) : await discovery.tab.url(recipe);
  const shown = await lookAtPane(discovery, ref, row.fields);
  const posts = { postedPages: discovery.tab.postedPages(), redirectedPosts: discovery.tab.redirectedPosts() };
  return { address, ...posts, shown, isOfAnotherRow: panes.has(JSON.stringify(shown)) };
}

/** How often to press a row whose place another row took before the mouse arrived. */
const mostPresses = 2;

/** Presses the row and waits for the result. */
export async function pressRow(discovery: DiscoveryContext, row: PressedRow, before: BeforePress): Promise<Pressed> {
  for (let presses = 1; ; presses += 1) {
    const press = await pressOnce(discovery, row);
    if (press.outcome !== 'pressed') return { press };
    const { opened } = press;
    if (opened.length > 0) return { opened, pane: { own: null, other: null } };
    const looks: PaneObserver = {
      look: () => lookAtPane(discovery, row.ref, row.row.fields).catch(nothingWhileLeaving),
      hasLeft: async () => Boolean(await hasLeftList(discovery, before).catch(nothingWhileLeaving)),
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

/** The posting shown, with what is known of it from its row. */
export function lookAtPane(
  discovery: DiscoveryContext,
  ref: string,
  listed: ReadFields,
): Promise<DetailsReading | null> {
  const recipe = requiredRecipe(discovery);
  return discovery.tab.ask('read-details', {
    recipe,
    row: { ref },
    listed: listedFacts(listed, recipe.fill.company),
  });
}

/** Share of rows that stay when details open beside them. A posting's own page may list a few as similar jobs. */
const leastRowsLeft = 0.5;

/**
 * Whether the press led to a separate page: another path, or another page that a form brought under the same, and most rows of the list
 * gone.
 */
export async function hasLeftList({ run, tab }: DiscoveryContext, before: BeforePress): Promise<boolean> {
  const { recipe, pageKeys } = run.run.state;
  const isPosted = tab.postedPages() > before.postedPages;
  if (!isPosted && urlPath(await tab.url(recipe)) === urlPath(before.address)) return false;
  const rows = recipe ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
  return rows.filter(({ key }) => pageKeys.includes(key)).length < leastRowsLeft * pageKeys.length;
}
