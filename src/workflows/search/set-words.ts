import { isSearchWordsLabel } from '@/language/words/controls/search-box';
import type { SnapshotElement } from '@/page-api/snapshot-requests';
import type { DiscoveryContext } from '@/workflows/discovery';
import { performSearchAct, type SearchActOutcome } from './act-on-search';
import { scoreLabelMatch } from './filter-label-match';
import { findSearchSelector } from './find-search-field';
import { awaitResults, readSearchView, type SearchView } from './read-search-state';
import { recordWish } from './record-criterion';
import { urlValues } from './search-address';
import { evidenceForWords } from './search-evidence';

/** A search button is this near after its field, with fields for place and the like in between. */
const nearest = 8;

/** One attempt to search for words: typed into the field, started with Enter, else with the button beside it. */
export async function setWords(discovery: DiscoveryContext, words: string): Promise<void> {
  const before = await readSearchView(discovery);
  const wish = { filter: null, value: words };
  if (standsAlready(words, before)) {
    return recordWish(discovery, { ...wish, outcome: 'set', evidence: 'in the search field and in the address' });
  }
  const field = await findSearchSelector(discovery);
  if (!field) return recordWish(discovery, { ...wish, outcome: 'not-found', evidence: null });
  const typed = await performSearchAct(discovery, {
    act: { name: 'type_text', selector: field, text: words, reason: '' },
    ...wish,
  });
  if (typed.outcome !== 'done') return settleFailed(discovery, words, typed);
  const evidence = (await byEnter(discovery, words, before)) ?? (await byButton(discovery, words, before));
  await recordWish(discovery, { ...wish, outcome: evidence ? 'set' : 'open', evidence });
}

/** Words in the field may not have been searched for yet. */
function standsAlready(words: string, { words: shown, url }: SearchView): boolean {
  const isInField = scoreLabelMatch(shown ?? '', words) === 2;
  return isInField && urlValues(url).some((value) => scoreLabelMatch(value, words) === 2);
}

function settleFailed(
  discovery: DiscoveryContext,
  value: string,
  { outcome, reason }: Exclude<SearchActOutcome, { outcome: 'done' }>,
): Promise<void> {
  const evidence = reason;
  return recordWish(discovery, { filter: null, value, outcome: outcome === 'refused' ? 'not-held' : 'open', evidence });
}

async function byEnter(discovery: DiscoveryContext, words: string, before: SearchView): Promise<string | null> {
  const act = { name: 'press_key', key: 'Enter', reason: '' } as const;
  return begun(discovery, words, before, () => performSearchAct(discovery, { act, filter: null, value: words }));
}

async function byButton(discovery: DiscoveryContext, words: string, before: SearchView): Promise<string | null> {
  const button = await findSearchButton(discovery);
  if (!button) return null;
  const act = { name: 'click', selector: button, reason: '' } as const;
  return begun(discovery, words, before, () => performSearchAct(discovery, { act, filter: null, value: words }));
}

async function begun(
  discovery: DiscoveryContext,
  words: string,
  before: SearchView,
  begin: () => Promise<SearchActOutcome>,
): Promise<string | null> {
  const done = await begin();
  if (done.outcome !== 'done') return null;
  const after = await awaitResults(discovery, before, done);
  return evidenceForWords(words, before, after);
}

/** The button beside the search field that starts the search if Enter does not; null if none. */
async function findSearchButton({ tab, run }: DiscoveryContext): Promise<string | null> {
  const { search } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  if (!search) return null;
  const { elements } = await tab.snapshot(null);
  const at = elements.findIndex(({ ref }) => ref === search.ref);
  const buttons = at < 0 ? [] : elements.slice(at + 1, at + 1 + nearest).filter(isButton);
  for (const { ref, name } of buttons) {
    const element = await tab.ask('read-element', { ref });
    if (element?.sends === 'search' || isSearchWordsLabel(name)) return ref;
  }
  return null;
}

function isButton({ action, role, url }: SnapshotElement): boolean {
  return action === 'click' && role === 'button' && url === null;
}
