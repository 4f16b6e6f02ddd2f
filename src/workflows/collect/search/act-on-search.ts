import type { Act, ElementFacts } from '@/domain/act';
import type { RefusalCode } from '@/domain/refusal-code';
import type { PageChange } from '@/page/contract';
import type { Facts } from '@/runs/run-writer';
import { effectRefusal } from '@/safety/effect-refusal';
import { refusalOf } from '@/safety/refusal';
import type { Discovery } from '../../discover/ports';
import { performAct } from '../../explore/perform-act';
import { refusalWords } from '../../explore/refusal-words';
import { targetOf } from '../../explore/target-of';
import { newInAddress } from './search-address';
import { noteOfWish } from './settle-wish';

/** Something that is done to set a search. */
export interface SearchAct {
  act: Act;
  /** What of the search it is for; null filter: the words. */
  filter: string | null;
  value: string;
  /** The choice itself, where it is for one: a control that says whether it is on is as good as a box to tick, whatever it is made of. */
  choice?: { isToggle: boolean };
}

/** How it went. `refused`: it must not be done, or began what must not be, and is not tried again. */
export type SearchActOutcome =
  | { outcome: 'done' /** Whether another document was loaded. */; isNewPage: boolean }
  | { outcome: 'failed' | 'refused'; reason: string };

/** Does one act on the page, with all that must not be done left undone; journalled before and after. */
export async function actOnSearch(discovery: Discovery, asked: SearchAct): Promise<SearchActOutcome> {
  const { run, tab } = discovery;
  await run.pace();
  const address = 'selector' in asked.act ? asked.act.selector : null;
  const element = address === null ? null : await tab.ask('read-element', targetOf(address));
  if (address !== null && !element) return { outcome: 'failed', reason: refusalWords.gone };
  const facts = { tool: asked.act.name, element: element?.name ?? '' };
  const code = await judge(discovery, asked, element);
  if (code) {
    await run.step('act-refused', { ...facts, code });
    return { outcome: 'refused', reason: refusalWords[code] };
  }
  return perform(discovery, asked, facts);
}

async function judge({ run, tab }: Discovery, asked: SearchAct, element: ElementFacts | null) {
  const { act, choice } = asked;
  // Enter goes where the focus is, whatever was typed into before.
  const isEnter = act.name === 'press_key' && act.key === 'Enter';
  const focused = isEnter ? await tab.ask('read-field', { target: null }) : null;
  const judged = choice?.isToggle && element && element.sends !== 'form' ? { ...element, role: 'switch' } : element;
  return refusalOf(act, judged, {
    mayPressApply: false,
    lastTyped: focused?.element ?? null,
    siteUrl: run.run.startUrl,
    isJobRow: false,
  });
}

async function perform(
  discovery: Discovery,
  { act, filter, value, choice }: SearchAct,
  facts: Facts,
): Promise<SearchActOutcome> {
  const { run, tab } = discovery;
  const urlBefore = await tab.url();
  const id = `${run.run.id}.search.${run.run.steps}`;
  await tab.ask('watch-change', { id });
  await run.intent('acted', { ...facts, filter, value, url: urlBefore });
  const { error, openedTabs } = await performAct(tab, act, {
    purpose: filter === null ? 'search' : 'filter',
    siteUrl: run.run.startUrl,
    isChoice: choice?.isToggle ?? false,
  });
  const reading = await tab.ask('read-change', { id });
  const urlAfter = await tab.url();
  const outcome = { ...facts, success: error === null, error, newUrl: urlAfter === urlBefore ? null : urlAfter };
  // A link that was followed may be gone: a worker killed from here on knows by this that it was.
  const told = choice ? newInAddress(urlBefore, urlAfter).join('; ') : '';
  await run.step('acted', outcome, { phase: 'outcome', change: (state) => noteOfWish(state, { filter, value }, told) });
  const change = {
    ...(reading?.change ?? nothingTold),
    urlBefore,
    urlAfter,
    isNewDocument: reading === null,
    openedTabs,
    screen: null,
  };
  const began = effectRefusal(change);
  if (began) return leave(discovery, began, { urlBefore, facts });
  return error === null ? { outcome: 'done', isNewPage: change.isNewDocument } : { outcome: 'failed', reason: error };
}

/** Of a page that came in place of another: walls are looked for apart, and its address is judged. */
const nothingTold: PageChange = {
  opened: [],
  closed: [],
  lists: [],
  values: [],
  added: [],
  addedCount: 0,
  removed: [],
  removedCount: 0,
};

/** Closes again, or goes back from, what an act turned out to begin. */
async function leave(
  { run, tab }: Discovery,
  code: RefusalCode,
  { urlBefore, facts }: { urlBefore: string; facts: Facts },
): Promise<SearchActOutcome> {
  if ((await tab.url()) === urlBefore) await tab.key('Escape', { purpose: 'close' });
  else await tab.open(urlBefore);
  await run.step('act-refused', { ...facts, code });
  return { outcome: 'refused', reason: refusalWords[code] };
}
