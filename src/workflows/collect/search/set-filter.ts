import type { Discovery } from '../../discover/ports';
import { actOnSearch, type SearchActOutcome } from './act-on-search';
import { applyControl } from './apply-control';
import type { Choice } from './choice-for';
import { closeFilters, type FilterFinder, filterFinder } from './find-filter';
import { evidenceOf, standingEvidence } from './search-evidence';
import { awaitAnswer, lookAtSearch, type SearchSight } from './search-sight';
import { settleWish, type TriedWish } from './settle-wish';

/** One option after it was looked for, and pressed where it was off. */
interface TriedOption {
  value: string;
  state: 'found-on' | 'pressed' | 'not-found' | 'failed' | 'refused';
  reason: string | null;
}

/**
 * Tries once to set all open options of a filter: opened once, applied once. Options that are on already are left alone, so that
 * doing it again after a kill does no harm.
 */
export async function setFilter(discovery: Discovery, filter: string): Promise<void> {
  const { run, store, tab } = discovery;
  const finder = filterFinder(discovery, filter, await store.understandingOf(await tab.url()));
  const before = await lookBefore(discovery, filter);
  const values = run.run.state.wishes.filter((wish) => wish.filter === filter && wish.outcome === 'open');
  const tried: TriedOption[] = [];
  let sight = before;
  for (const { value } of values) {
    const option = await tryOption(discovery, finder, { filter, value });
    tried.push(option);
    // Where choices count at once the next one is looked for on the page that came.
    if (option.state === 'pressed' && !applyControl(await finder.reading(), finder.known)) {
      sight = await awaitAnswer(discovery, sight);
    }
  }
  if (await applyChoices(discovery, finder, { filter, tried })) sight = await awaitAnswer(discovery, before);
  const isOn = new Map<string, boolean | null>();
  for (const { value } of tried) isOn.set(value, (await finder.look(value))?.isOn ?? null);
  await closeFilters(discovery);
  const after = await lookAfter(discovery, sight);
  for (const option of tried) {
    await settleWish(discovery, { filter, ...judged(option, { before, after, isOn: isOn.get(option.value) ?? null }) });
  }
}

/** A worker may have been killed after an act and before its outcome: what was there before that act counts. */
async function lookBefore(discovery: Discovery, filter: string): Promise<SearchSight> {
  const { openIntent } = discovery.run;
  const sight = await lookAtSearch(discovery);
  const { url, ...facts } = openIntent?.facts ?? {};
  return facts.filter === filter && typeof url === 'string' ? { ...sight, url } : sight;
}

/** What lay over the page may have hidden chips and rows. */
async function lookAfter(discovery: Discovery, sight: SearchSight): Promise<SearchSight> {
  const now = await lookAtSearch(discovery);
  return now.rows.length > 0 ? now : { ...now, rows: sight.rows };
}

async function tryOption(
  discovery: Discovery,
  finder: FilterFinder,
  { filter, value }: { filter: string; value: string },
): Promise<TriedOption> {
  const choice = await finder.find(value);
  if (!choice) return { value, state: 'not-found', reason: null };
  if (choice.isOn) return { value, state: 'found-on', reason: null };
  const done = await press(discovery, choice, { filter, value });
  return done.outcome === 'done'
    ? { value, state: 'pressed', reason: null }
    : { value, state: done.outcome, reason: done.reason };
}

function press(discovery: Discovery, { control, option }: Choice, wish: { filter: string; value: string }) {
  const isSelect = option !== null && isOptionElement(option.selector);
  const act = isSelect
    ? ({ name: 'select_option', selector: control.ref, option: option.label, reason: '' } as const)
    : ({ name: 'click', selector: option?.selector ?? control.ref, reason: '' } as const);
  return actOnSearch(discovery, { act, ...wish, isToggle: option === null && control.checked !== null });
}

/** Options of a select are elements of that name; those of other lists have a role. */
function isOptionElement(selector: string): boolean {
  return /\soption(?:\[value=".*"\]|:nth-of-type\(\d+\))$/s.test(selector);
}

/** Presses what makes the choices count. Choices that were all on when they were opened just now count already. */
async function applyChoices(
  discovery: Discovery,
  finder: FilterFinder,
  { filter, tried }: { filter: string; tried: TriedOption[] },
): Promise<boolean> {
  const isPressed = tried.some(({ state }) => state === 'pressed');
  const isFound = tried.some(({ state }) => state === 'found-on');
  if (!isPressed && (finder.hasOpened() || !isFound)) return false;
  const control = applyControl(await finder.reading(), finder.known);
  if (!control) return false;
  const act = { name: 'click', selector: control.ref, reason: '' } as const;
  const done: SearchActOutcome = await actOnSearch(discovery, { act, filter, value: '' });
  return done.outcome === 'done';
}

interface Sights {
  before: SearchSight;
  after: SearchSight;
  isOn: boolean | null;
}

function judged({ value, state, reason }: TriedOption, { before, after, isOn }: Sights): Omit<TriedWish, 'filter'> {
  if (state === 'refused') return { value, outcome: 'not-held', evidence: reason };
  const wasOn = state === 'found-on' || state === 'pressed';
  const evidence = evidenceOf({ value, before, after, isOn, wasOn }) ?? standingEvidence(value, after);
  if (state === 'not-found') return { value, outcome: evidence ? 'set' : 'not-found', evidence };
  if (evidence) return { value, outcome: 'set', evidence };
  const isStanding = state === 'found-on' && isOn !== false;
  return { value, outcome: isStanding ? 'set' : 'open', evidence: isStanding ? 'chosen already' : reason };
}
