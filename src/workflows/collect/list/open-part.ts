import type { ListParts } from '@/domain/page/page-readings';
import type { ListPart, ListPartsState } from '@/domain/run/list-parts-state';
import type { EndCode } from '@/domain/run/run-result';
import { refusalByNextPageUrl } from '@/safety/addresses/refused-url';
import { refusalByName } from '@/safety/names/refused-by-name';
import type { DiscoveryContext } from '@/workflows/discovery';
import { awaitNewRows } from './await-new-rows';
import { choosePager, isPagerPressable, siteOfList } from './follow-pager';
import { countIn, otherParts } from './parts-of-list';
import { keyedRows } from './row-keys';
import { findList, startPage } from './start-page';
import { pressUncovered } from './uncover-list';
import { learnWider } from './widen-list';

/**
 * Where nothing leads on from a list that is one of several parts (months, letters, departments in tabs): opens the next one, once each, as a
 * further page. Null if none is left; else why no more may be opened.
 */
export async function openNextPart(discovery: DiscoveryContext): Promise<'opened' | EndCode | null> {
  const { run } = discovery;
  let groups: ListParts[] = [];
  for (;;) {
    groups = await groupsNow(discovery, groups);
    const parts = run.run.state.parts ?? (await findParts(discovery, groups));
    const next = parts?.parts.find(({ outcome }) => outcome === 'unopened');
    if (!parts || !next) return null;
    const { page, limits } = run.run.state;
    if (page >= limits.pages) return parts.areCertain ? 'page-limit' : null;
    await run.pace();
    await run.intent('turned-page', { page: page + 1, kind: 'part' });
    const outcome = await showPart(discovery, next, groups);
    await keepParts(discovery, withOutcome(parts, next.name, outcome));
    if (outcome !== 'opened') continue;
    const rows = await startsPage(discovery, parts);
    if (rows === 'new') await keepCertain(discovery);
    if (rows) return 'opened';
    if (!(await hasNothingNew(discovery, next))) await keepParts(discovery, withOutcome(parts, next.name, 'failed'));
    else if (parts.parts[0]?.name === '') await keepParts(discovery, allOpened(parts));
  }
}

/** Whether the list has a part that was not opened yet. */
export async function hasUnopenedPart(discovery: DiscoveryContext): Promise<boolean> {
  const parts = discovery.run.run.state.parts ?? (await findParts(discovery, await readGroups(discovery)));
  return parts?.parts.some(({ outcome }) => outcome === 'unopened') ?? false;
}

async function readGroups({ run, tab }: DiscoveryContext): Promise<ListParts[]> {
  const { recipe } = run.run.state;
  return recipe ? tab.ask('read-parts', { recipe }) : [];
}

/** A part without rows has nothing that its controls stand before: they are where they stood at the part that was left. */
async function groupsNow(discovery: DiscoveryContext, before: ListParts[]): Promise<ListParts[]> {
  const groups = await readGroups(discovery);
  return groups.length > 0 ? groups : before;
}

async function findParts(discovery: DiscoveryContext, groups: readonly ListParts[]): Promise<ListPartsState | null> {
  const { run, tab } = discovery;
  const { recipe, announced, isAnnouncedRoughly, counts, wishes } = run.run.state;
  // A search of the user's is a part that they chose.
  if (!recipe || groups.length === 0 || wishes.some(({ outcome }) => outcome === 'set')) return null;
  const rows = keyedRows((await tab.ask('read-rows', recipe)).rows).filter(({ row }) => row.ref !== null).length;
  const isAll = announced !== null && !isAnnouncedRoughly && counts.processed >= announced;
  const found = otherParts(groups, { rows, isAll });
  if (!found) return null;
  const others = found.others.map(({ name, url }): ListPart => ({ name, url, outcome: 'unopened' }));
  const parts: ListPartsState = {
    areCertain: found.areCertain,
    ...(found.leadOn && { leadOn: true }),
    parts: [{ name: found.current, url: null, outcome: 'opened' }, ...others],
  };
  await keepParts(discovery, parts);
  return parts;
}

export async function keepParts({ run }: DiscoveryContext, parts: ListPartsState): Promise<void> {
  const left = parts.parts.filter(({ outcome }) => outcome === 'unopened').length;
  await run.step('list-parts', { parts: parts.parts.length, left }, { change: (state) => ({ ...state, parts }) });
}

export function withOutcome(state: ListPartsState, name: string, outcome: ListPart['outcome']): ListPartsState {
  return { ...state, parts: state.parts.map((part) => (part.name === name ? { ...part, outcome } : part)) };
}

/** What brought rows that no other part has shown is a part, and so are those beside it: without them the list is incomplete. */
async function keepCertain(discovery: DiscoveryContext): Promise<void> {
  const { parts } = discovery.run.run.state;
  if (parts && !parts.areCertain) await keepParts(discovery, { ...parts, areCertain: true });
}

/** The page that is called none of them shows all of them, once one has nothing that it has not. */
function allOpened(state: ListPartsState): ListPartsState {
  return { ...state, parts: state.parts.map((part) => ({ ...part, outcome: 'opened' })) };
}

/** Opens a part by its address, else by a press that shows that it only looks. */
export async function showPart(
  discovery: DiscoveryContext,
  { name, url }: ListPart,
  groups: readonly ListParts[],
): Promise<ListPart['outcome']> {
  const { run, tab } = discovery;
  // A pager may have led to it meanwhile.
  if (groups.some(({ current }) => current === name)) return 'opened';
  const siteUrl = siteOfList(discovery);
  const code = refusalByName(name) ?? refusalByNextPageUrl(url, siteUrl);
  if (code !== null) {
    await run.step('act-refused', { element: name, code });
    return refusedPart(discovery);
  }
  if (url !== null) {
    await tab.open(url, run.run.state.recipe);
    return 'opened';
  }
  const group = groups.find(({ others }) => others.some((other) => other.name === name));
  const ref = group?.others.find((other) => other.name === name)?.ref;
  if (ref === undefined) return 'failed';
  if (group?.choice) {
    const chosen = await tab.select({ ref: group.choice }, name, { purpose: 'filter', siteUrl });
    return chosen.outcome === 'done' ? 'opened' : chosen.outcome === 'refused' ? refusedPart(discovery) : 'failed';
  }
  const press = await pressUncovered(
    discovery,
    { ref },
    { purpose: 'explore', siteUrl },
    { again: async () => ({ ref }) },
  );
  if (press.outcome !== 'refused') return press.outcome === 'pressed' ? 'opened' : 'failed';
  await run.step('act-refused', { element: press.name, code: press.code });
  return refusedPart(discovery);
}

/** A part that must not be opened is read where the page holds its rows already, and only does not show them. */
async function refusedPart({ run, tab }: DiscoveryContext): Promise<ListPart['outcome']> {
  const { recipe } = run.run.state;
  const rows = recipe ? (await tab.ask('read-rows', recipe)).rows : [];
  return rows.some(({ ref, isRendered }) => ref === null && isRendered) ? 'opened' : 'refused';
}

/**
 * The rows that the part has to read: new ones, or ones that were hidden so far and can be opened now, or known ones that others follow. Null
 * if there are none.
 */
async function startsPage(discovery: DiscoveryContext, parts: ListPartsState): Promise<'new' | 'waiting' | null> {
  const { run, tab } = discovery;
  const { recipe, page, pageKeys, pageFingerprints, pendingDetails } = run.run.state;
  const hasNew = (await awaitNewRows(discovery)) || (!recipe?.isTaught && (await learnWider(discovery)));
  const shown = recipe && !hasNew ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
  const isWaiting = shown.some(
    ({ key, row }) => row.ref !== null && pendingDetails.some((pending) => pending.key === key),
  );
  const mayGoOn = !isWaiting && parts.leadOn === true && shown.length > 0;
  const goesOn = mayGoOn && isPagerPressable(await choosePager(discovery));
  const found = hasNew || isWaiting || goesOn ? await findList(discovery) : null;
  if (!found) return null;
  const keys = hasNew ? [] : pageKeys;
  await startPage(discovery, found, { page: page + 1, pageKeys: keys, pageFingerprints, isNewPart: hasNew });
  return hasNew ? 'new' : 'waiting';
}

/** Whether a part without new rows was read: its rows are known, or it has none and does not count any. */
async function hasNothingNew({ run, tab }: DiscoveryContext, { name }: ListPart): Promise<boolean> {
  const { recipe } = run.run.state;
  const reading = recipe && (await tab.ask('read-rows', recipe));
  return reading?.check.holds === true || (reading?.rows.length === 0 && !countIn(name));
}
