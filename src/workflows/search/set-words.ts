import { saysSearchWords } from '@/language/words/controls/search-box';
import type { SnapshotElement } from '@/page-api/snapshot-types';
import type { Discovery } from '@/workflows/discovery';
import { actOnSearch, type SearchActOutcome } from './act-on-search';
import { likenessOfLabels } from './filter-label-match';
import { findSearchField } from './find-search-field';
import { awaitAnswer, lookAtSearch, type SearchSight } from './read-search-state';
import { settleWish } from './record-criterion';
import { valuesInAddress } from './search-address';
import { wordsEvidence } from './search-evidence';

/** A search button is this near after its field, with fields for place and the like in between. */
const nearest = 8;

/** One attempt to search for words: typed into the field, started with Enter, else with the button beside it. */
export async function setWords(discovery: Discovery, words: string): Promise<void> {
  const before = await lookAtSearch(discovery);
  const wish = { filter: null, value: words };
  if (standsAlready(words, before)) {
    return settleWish(discovery, { ...wish, outcome: 'set', evidence: 'in the search field and in the address' });
  }
  const field = await findSearchField(discovery);
  if (!field) return settleWish(discovery, { ...wish, outcome: 'not-found', evidence: null });
  const typed = await actOnSearch(discovery, {
    act: { name: 'type_text', selector: field, text: words, reason: '' },
    ...wish,
  });
  if (typed.outcome !== 'done') return settleFailed(discovery, words, typed);
  const evidence = (await byEnter(discovery, words, before)) ?? (await byButton(discovery, words, before));
  await settleWish(discovery, { ...wish, outcome: evidence ? 'set' : 'open', evidence });
}

/** Words in the field may not have been searched for yet. */
function standsAlready(words: string, { words: shown, url }: SearchSight): boolean {
  const isInField = likenessOfLabels(shown ?? '', words) === 2;
  return isInField && valuesInAddress(url).some((value) => likenessOfLabels(value, words) === 2);
}

function settleFailed(
  discovery: Discovery,
  value: string,
  { outcome, reason }: Exclude<SearchActOutcome, { outcome: 'done' }>,
): Promise<void> {
  const evidence = reason;
  return settleWish(discovery, { filter: null, value, outcome: outcome === 'refused' ? 'not-held' : 'open', evidence });
}

async function byEnter(discovery: Discovery, words: string, before: SearchSight): Promise<string | null> {
  const act = { name: 'press_key', key: 'Enter', reason: '' } as const;
  return begun(discovery, words, before, () => actOnSearch(discovery, { act, filter: null, value: words }));
}

async function byButton(discovery: Discovery, words: string, before: SearchSight): Promise<string | null> {
  const button = await findSearchButton(discovery);
  if (!button) return null;
  const act = { name: 'click', selector: button, reason: '' } as const;
  return begun(discovery, words, before, () => actOnSearch(discovery, { act, filter: null, value: words }));
}

async function begun(
  discovery: Discovery,
  words: string,
  before: SearchSight,
  begin: () => Promise<SearchActOutcome>,
): Promise<string | null> {
  const done = await begin();
  if (done.outcome !== 'done') return null;
  const after = await awaitAnswer(discovery, before, done.isNewPage);
  return wordsEvidence(words, before, after);
}

/** The button beside the search field that starts the search if Enter does not; null if none. */
async function findSearchButton({ tab, run }: Discovery): Promise<string | null> {
  const { search } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  if (!search) return null;
  const { elements } = await tab.snapshot(null);
  const at = elements.findIndex(({ ref }) => ref === search.ref);
  const buttons = at < 0 ? [] : elements.slice(at + 1, at + 1 + nearest).filter(isButton);
  for (const { ref, name } of buttons) {
    const element = await tab.ask('read-element', { ref });
    if (element?.sends === 'search' || saysSearchWords(name)) return ref;
  }
  return null;
}

function isButton({ action, role, url }: SnapshotElement): boolean {
  return action === 'click' && role === 'button' && url === null;
}
