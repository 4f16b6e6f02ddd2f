import type { Act } from '@/domain/page/page-act';
import type { DiscoveryContext } from '@/workflows/discovery';
import { performSearchAct, type SearchActEffect, type SearchActOutcome } from './act-on-search';
import { findApplyFiltersControl } from './apply-control';
import type { FilterChoiceOnPage } from './choice-for';
import { closeFilters } from './close-filters';
import { type FilterFinder, filterFinder } from './find-filter';
import { type OptionAttempt, optionOutcome } from './judge-option';
import { unwantedChoices } from './other-choices';
import { awaitResults, readSearchView, type SearchView } from './read-search-state';
import { recordWish } from './record-criterion';
import { evidenceWithoutControl } from './search-evidence';
import { listUnderstanding } from './understanding-of-list';

/** An attempt at one filter. */
interface FilterTry {
  discovery: DiscoveryContext;
  filter: string;
  finder: FilterFinder;
  /** The page as last seen: each response is compared with the one before. */
  sight: SearchView;
}

/**
 * One attempt to set all open options of a filter: opened once, applied once. Options that are on are left alone, so repeating it after a
 * kill is harmless.
 */
export async function setFilter(discovery: DiscoveryContext, filter: string): Promise<void> {
  const { wishes } = discovery.run.run.state;
  const finder = filterFinder(discovery, filter, await listUnderstanding(discovery));
  const { before, begun } = await lookBefore(discovery, filter);
  const trying: FilterTry = { discovery, filter, finder, sight: before };
  const tried: OptionAttempt[] = [];
  for (const { value, evidence } of wishes.filter((wish) => wish.filter === filter && wish.outcome === 'open')) {
    const isBegun = begun === value;
    // If a press on it was started before, its link may be gone: what the page shows suffices.
    const isStanding = (isBegun || evidence !== null) && evidenceWithoutControl(value, before) !== null;
    const found = isStanding ? foundOn(value) : await tryOption(trying, value);
    tried.push({ ...found, isBegun, evidence });
  }
  await takeBackOthers(trying);
  const notApplied = await applyChoices(trying, tried);
  const isOn = new Map<string, boolean | null>();
  for (const { value } of tried) isOn.set(value, (await finder.look(value))?.isOn ?? null);
  await closeFilters(discovery, finder.hasOpened());
  const after = await lookAfter(trying);
  for (const each of tried) {
    const option = notApplied === null ? each : withoutEffect(each, notApplied);
    const seen = { value: option.value, before, after, isOn: isOn.get(option.value) ?? null };
    await recordWish(discovery, { filter, value: option.value, ...optionOutcome(option, seen) });
  }
}

/** A worker may have been killed between an act and its outcome: then the state before that act counts. */
async function lookBefore(discovery: DiscoveryContext, filter: string) {
  const facts = discovery.run.openIntent?.facts;
  const sight = await readSearchView(discovery);
  if (facts?.filter !== filter || typeof facts.url !== 'string') return { before: sight, begun: null };
  return { before: { ...sight, url: facts.url }, begun: facts.value ?? null };
}

/** An overlay may have hidden chips and rows. */
async function lookAfter({ discovery, sight }: FilterTry): Promise<SearchView> {
  const now = await readSearchView(discovery);
  return now.rows.length > 0 ? now : { ...now, rows: sight.rows };
}

function foundOn(value: string): Omit<OptionAttempt, 'isBegun' | 'evidence'> {
  return { value, state: 'found-on', reason: null };
}

async function tryOption(trying: FilterTry, value: string): Promise<Omit<OptionAttempt, 'isBegun' | 'evidence'>> {
  const { discovery, filter, finder } = trying;
  const choice = await finder.find(value);
  if (!choice) return { value, state: 'not-found', reason: null };
  if (choice.isOn) return foundOn(value);
  const done = await pressChoice(discovery, choice, { filter, value });
  if (done.outcome !== 'done') return { value, state: done.outcome, reason: done.reason };
  await awaitImmediate(trying, done);
  return { value, state: 'pressed', reason: null };
}

/** If choices apply at once, continue on the resulting page. */
async function awaitImmediate(trying: FilterTry, effect: SearchActEffect): Promise<void> {
  const { discovery, finder, sight } = trying;
  if (findApplyFiltersControl(await finder.reading(), finder.known)) return;
  trying.sight = await awaitResults(discovery, sight, effect);
}

/** Turns off options of this filter that nobody asked for. */
async function takeBackOthers(trying: FilterTry): Promise<void> {
  const { discovery, filter, finder } = trying;
  const asked = discovery.run.run.state.wishes.filter(
    (wish) => wish.filter === filter && (wish.outcome === 'open' || wish.outcome === 'set'),
  );
  const values = asked.map(({ value }) => value);
  const others = unwantedChoices(filter, values, await finder.place());
  for (const { name } of others) {
    const [control] = unwantedChoices(filter, values, await finder.place()).filter((other) => other.name === name);
    if (!control) continue;
    const done = await pressChoice(discovery, { control, option: null, isOn: true }, { filter, value: name });
    if (done.outcome === 'done') await awaitImmediate(trying, done);
  }
}

/** An option chosen but not applied filters nothing. */
const withoutEffect = (option: OptionAttempt, reason: string): OptionAttempt =>
  option.state === 'pressed' ? { ...option, state: 'not-applied', reason } : option;

/** Presses the control that applies the choices; null, or why it failed. Choices that were all on when just opened already apply. */
async function applyChoices(trying: FilterTry, tried: readonly OptionAttempt[]): Promise<string | null> {
  const { discovery, filter, finder, sight } = trying;
  const isPressed = tried.some(({ state }) => state === 'pressed');
  const isFound = tried.some(({ state }) => state === 'found-on');
  if (!isPressed && (finder.hasOpened() || !isFound)) return null;
  const control = findApplyFiltersControl(await finder.reading(), finder.known);
  if (!control) return null;
  const act = { name: 'click', selector: control.ref, reason: '' } as const;
  const done = await performSearchAct(discovery, { act, filter, value: '' });
  if (done.outcome !== 'done') return done.reason;
  trying.sight = await awaitResults(discovery, sight, done);
  return null;
}

/** Presses an option, or chooses it in its select. */
function pressChoice(
  discovery: DiscoveryContext,
  { control, option }: FilterChoiceOnPage,
  { filter, value }: { filter: string; value: string },
): Promise<SearchActOutcome> {
  const act: Act =
    option !== null && isOptionElement(option.selector)
      ? { name: 'select_option', selector: control.ref, option: option.label, reason: '' }
      : { name: 'click', selector: option?.selector ?? control.ref, reason: '' };
  const isToggle = option === null && control.checked !== null;
  return performSearchAct(discovery, { act, filter, value, choice: { isToggle } });
}

/** Options of a select are option elements; those of other lists have a role. */
function isOptionElement(selector: string): boolean {
  return /\soption(?:\[value="(?:[^"\\]|\\.)*"\]|:nth-of-type\(\d+\))$/s.test(selector);
}
