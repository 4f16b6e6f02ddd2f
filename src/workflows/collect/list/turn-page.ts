import type { PagerReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { askCollector } from '../extraction/collector-of';
import { hasExtractorModel } from '../extraction/may-ask';
import { awaitNewRows } from './await-new-rows';
import { countedWithPromoted, hasAnnounced, hasJustAnnounced } from './counted-jobs';
import { showCurrentPage } from './find-row';
import { choosePager, followPager, isPagerPressable } from './follow-pager';
import { openNextPart } from './open-part';
import { storeRecipe } from './remembered-recipe';
import { hidesAny, keysBesideHidden, showsOthers } from './shown-rows';
import { findList, startPage } from './start-page';
import { isTaughtMore } from './teach-more';

/** Goes to the next page of results; returns the reason if there is none, or no more are allowed. */
export async function turnPage(discovery: DiscoveryContext): Promise<EndCode | null> {
  const { page, pageKeys, pageFingerprints } = discovery.run.run.state;
  const fingerprint = fingerprintOf((await keysBesideHidden(discovery)) ?? pageKeys);
  if (pageFingerprints.includes(fingerprint)) return 'repeated-page';
  const isTurned = await wasTurnedBeforeKill(discovery);
  const turned = isTurned ? { pager: await choosePager(discovery), isNew: true } : await pressPager(discovery);
  if (typeof turned === 'string') {
    const pager = turned;
    const opened = pager === 'complete' ? await openNextPart(discovery) : null;
    if (opened) return opened === 'opened' ? null : opened;
    return (await asksForPager(discovery, pager)) ? null : pager;
  }
  const { pager, isNew } = turned;
  const found = await findList(discovery);
  if (!found) return 'incomplete';
  const learned = { ...found, recipe: { ...found.recipe, pager: pagerToKeep(discovery, pager) } };
  await storeRecipe(discovery, learned.recipe);
  // More rows after the same ones are still the same page by its keys.
  const keys = pager.kind === 'load-more' || !isNew ? pageKeys : [];
  await startPage(discovery, learned, {
    page: page + 1,
    pageKeys: keys,
    pageFingerprints: [...pageFingerprints, fingerprint],
  });
  return null;
}

/** A list with less than this share of the announced results continues somewhere code does not see. */
const leastOfAnnounced = 0.9;

/** If the page announces far more results than were read and code finds no pager, models are asked: once per site. */
async function asksForPager(discovery: DiscoveryContext, end: EndCode): Promise<boolean> {
  const { state } = discovery.run.run;
  const { announced, recipe, limits, page } = state;
  const counted = countedWithPromoted(state);
  const isShort = announced !== null && counted < announced * leastOfAnnounced;
  const isRead = end === 'complete' || end === 'incomplete';
  if (!isRead || !isShort || page >= limits.pages || recipe?.pager?.isShown) return false;
  if (await isTaughtMore(discovery)) return true;
  if (!(await hasExtractorModel(discovery))) return false;
  const reason = `The page names ${announced} results, ${counted} were collected, and code finds nothing that leads to further ones.`;
  await askCollector(discovery, reason);
  return true;
}

/** A worker may have been killed between press and outcome: the press must not be repeated. */
async function wasTurnedBeforeKill(discovery: DiscoveryContext): Promise<boolean> {
  return discovery.run.openIntent?.code === 'turned-page' && awaitNewRows(discovery);
}

/** A page may reload just as its pager is read or pressed: ms before each attempt. */
const pressesMs = [0, 1500];

/** A pager that was pressed, and whether what it showed is new, or was read already while the page hid it. */
interface Turned {
  pager: PagerReading;
  isNew: boolean;
}

/** Presses the pager until further rows come, or show; returns it, or the reason why no page follows. */
async function pressPager(discovery: DiscoveryContext): Promise<Turned | EndCode> {
  const { run, sleep } = discovery;
  const { state } = run.run;
  const { page, limits, announced } = state;
  if (isReadWhole(state) && !(await hidesAny(discovery, new Set(state.pendingDetails.map(({ key }) => key)))))
    return 'complete';
  const hasAll = hasAnnounced(state);
  let end: EndCode = 'complete';
  for (const ms of pressesMs) {
    await sleep(ms);
    // The user may have navigated while the run was paused: another page's pager is not pressed.
    await showCurrentPage(discovery);
    const pager = await choosePager(discovery);
    if (!isPagerPressable(pager)) {
      if (hasAll || (announced === null && !isBeforeLast(pager))) return 'complete';
      end = announced === null ? 'incomplete' : end;
      continue;
    }
    if (page >= limits.pages) return 'page-limit';
    await run.pace();
    await run.intent('turned-page', { page: page + 1, kind: pager.kind });
    const before = await keysBesideHidden(discovery);
    const followed = await followPager(discovery, pager);
    if (followed === 'refused') return 'pager-refused';
    if (followed === 'followed' && (await awaitNewRows(discovery))) return { pager, isNew: true };
    if (followed === 'followed' && before && (await showsOthers(discovery, before))) return { pager, isNew: false };
    // What stands there and cannot be pressed may lead to all the rest.
    end = followed === 'followed' ? 'repeated-page' : hasAll ? 'complete' : 'incomplete';
  }
  return end;
}

/** The page itself says that others follow, and nothing leads to them. */
function isBeforeLast({ current, last }: PagerReading): boolean {
  return current !== null && last !== null && current < last;
}

/**
 * Several pages have as many jobs as the first of them announced: pressing on would only show the last one again. A single page may have
 * announced no more than its own rows.
 */
function isReadWhole(state: DiscoverState): boolean {
  const { page, announced, isAnnouncedRoughly, firstAnnounced } = state;
  return page > 1 && !isAnnouncedRoughly && announced === firstAnnounced && hasJustAnnounced(state);
}

/** An agent is asked about the pager once per site: its answer is kept beside what code finds on single pages. */
function pagerToKeep({ run }: DiscoveryContext, { kind, selector }: PagerReading): Recipe['pager'] {
  const before = run.run.state.recipe?.pager;
  return before?.isShown ? before : { kind, selector, isShown: false };
}

/** Whether a pager leads to further rows. */
export async function hasFurtherRows(discovery: DiscoveryContext): Promise<boolean> {
  return isPagerPressable(await choosePager(discovery));
}

/** The same set of keys is the same page, in any order. */
function fingerprintOf(keys: readonly string[]): string {
  return [...keys].sort().join('\n');
}
