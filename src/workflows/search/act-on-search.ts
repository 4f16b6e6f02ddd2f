import type { Act, ElementFacts } from '@/domain/page/page-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { PageChange } from '@/page-api/change-requests';
import type { JournalFacts } from '@/runs/run-writer';
import { refusalByEffect } from '@/safety/refusal-by-effect';
import { refusalOfAct } from '@/safety/refusal-of-act';
import type { DiscoveryContext } from '@/workflows/discovery';
import { performAct } from '@/workflows/explore/perform-act';
import { explorerRefusals } from '@/workflows/explore/refusal-reasons';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { recordWishProgress } from './record-criterion';
import { addedUrlParts } from './search-address';

/** An act that sets a search. */
export interface SearchAct {
  act: Act;
  /** The part of the search; null: the words. */
  filter: string | null;
  value: string;
  /** The option itself, if any: a control that declares its state works like a checkbox, whatever it is. */
  choice?: { isToggle: boolean };
}

/** What the page did upon an act. */
export interface SearchActEffect {
  /** Whether another document was loaded. */
  isNewPage: boolean;
  /** Whether the request gate blocked a form's submission: no results of it come. Other blocked requests say nothing: pages report searches. */
  wasHeld: boolean;
}

/** The result. `refused`: it is forbidden, or started something forbidden, and is not retried. */
export type SearchActOutcome =
  | ({ outcome: 'done' } & SearchActEffect)
  | { outcome: 'failed' | 'refused'; reason: string };

/** Performs one act on the page unless it is forbidden; journalled before and after. */
export async function performSearchAct(discovery: DiscoveryContext, asked: SearchAct): Promise<SearchActOutcome> {
  const { run, tab } = discovery;
  await run.pace();
  const address = 'selector' in asked.act ? asked.act.selector : null;
  const element = address === null ? null : await tab.ask('read-element', parseTarget(address));
  if (address !== null && !element) return { outcome: 'failed', reason: explorerRefusals.gone };
  const facts = { tool: asked.act.name, element: element?.name ?? '' };
  const code = await judge(discovery, asked, element);
  if (code) {
    await run.step('act-refused', { ...facts, code });
    return { outcome: 'refused', reason: explorerRefusals[code] };
  }
  return perform(discovery, asked, facts);
}

async function judge({ run, tab }: DiscoveryContext, asked: SearchAct, element: ElementFacts | null) {
  const { act, choice } = asked;
  // Enter goes to the focus, whatever was typed into before.
  const isEnter = act.name === 'press_key' && act.key === 'Enter';
  const focused = isEnter ? await tab.ask('read-field', { target: null }) : null;
  const judged = choice?.isToggle && element && element.sends !== 'form' ? { ...element, role: 'switch' } : element;
  return refusalOfAct(act, judged, {
    mayPressApply: false,
    lastTyped: focused?.element ?? null,
    siteUrl: run.run.startUrl,
    isJobRow: false,
    isPager: false,
  });
}

async function perform(
  discovery: DiscoveryContext,
  { act, filter, value, choice }: SearchAct,
  facts: JournalFacts,
): Promise<SearchActOutcome> {
  const { run, tab } = discovery;
  const urlBefore = await tab.url();
  const heldBefore = tab.heldForms();
  const watch = { id: `${run.run.id}.search.${run.run.steps}`, frame: run.run.state.recipe?.frame ?? null };
  await tab.ask('watch-change', watch);
  await run.intent('acted', { ...facts, filter, value, url: urlBefore });
  const { error, openedTabs } = await performAct(tab, act, {
    purpose: filter === null ? 'search' : 'filter',
    siteUrl: run.run.startUrl,
    isChoice: choice?.isToggle ?? false,
  });
  const reading = await tab.ask('read-change', watch);
  const urlAfter = await tab.url();
  const outcome = { ...facts, success: error === null, error, newUrl: urlAfter === urlBefore ? null : urlAfter };
  // A followed link may disappear: a worker killed after this learns from it that the link was followed.
  const told = choice ? addedUrlParts(urlBefore, urlAfter).join('; ') : '';
  await run.step('acted', outcome, {
    phase: 'outcome',
    change: (state) => recordWishProgress(state, { filter, value }, told),
  });
  const change = {
    ...(reading?.change ?? nothingTold),
    urlBefore,
    urlAfter,
    isNewDocument: reading === null,
    openedTabs,
    screen: null,
  };
  const began = refusalByEffect(change);
  if (began) return leave(discovery, began, { urlBefore, facts });
  if (error !== null) return { outcome: 'failed', reason: error };
  return { outcome: 'done', isNewPage: change.isNewDocument, wasHeld: tab.heldForms() > heldBefore };
}

/** For a page that replaced another: walls are checked elsewhere, and its address is judged. */
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

/** Closes, or goes back from, what an act turned out to start. */
async function leave(
  { run, tab }: DiscoveryContext,
  code: RefusalCode,
  { urlBefore, facts }: { urlBefore: string; facts: JournalFacts },
): Promise<SearchActOutcome> {
  if ((await tab.url()) === urlBefore) await tab.key('Escape', { purpose: 'close' });
  else await tab.open(urlBefore);
  await run.step('act-refused', { ...facts, code });
  return { outcome: 'refused', reason: explorerRefusals[code] };
}
