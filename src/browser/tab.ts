import { PageUnreachableError, TabGoneError } from '@/domain/tab-errors';
import type { PageRequestName, PageRequests, Target } from '@/page/contract';
import { askPage } from './ask-page';
import type { DebuggerSession } from './debugger-session';
import { holdTab } from './hold-tab';
import { inTime } from './in-time';
import { pressAt, wheelAt } from './trusted-input';

/** What became of a press. `opened`: addresses of tabs that it opened, closed again at once. */
export type PressOutcome =
  | { outcome: 'pressed'; opened: string[] }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string };

/** One tab as a run drives it: asked through the content script, acted on through the debugger. */
export interface Tab {
  readonly id: number;
  /** @throws PageAnswerError, PageUnreachableError, TabGoneError */
  ask<Name extends PageRequestName>(
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
  /** Presses an element with the mouse where it can be hit, and waits until the page is quiet. */
  press(target: Target): Promise<PressOutcome>;
  /** Turns the wheel over the list by a share of what is visible of it (0.8 leaves some overlap), and waits. */
  scrollList(recipe: PageRequests['find-scroller']['input']['recipe'], share: number): Promise<void>;
  /** Goes to an address that was read from the page, and waits. */
  open(url: string): Promise<void>;
  /** Goes back to the page before, and waits. */
  back(): Promise<void>;
  /** Waits until the page has loaded and nothing changes any more, or for `settleTimeoutMs`. */
  settle(): Promise<void>;
  /** The address shown. */
  url(): Promise<string>;
  /** Lets go of the debugger; never throws. */
  release(): Promise<void>;
}

/** A page that does not answer for this long hangs, or shows a dialog. */
const answerTimeoutMs = 30_000;
const quietMs = 250;
const settleTimeoutMs = 10_000;
/** A page that is still loading after this long is worked with as it is: some never finish. */
const loadTimeoutMs = 5_000;
const pollMs = 50;

/** Takes hold of a tab. The debugger is attached at the first act, since reading needs none. */
export function driveTab(id: number, signal: AbortSignal): Tab {
  const hold = holdTab(id);
  const attached = () => hold.session();
  const tab: Tab = {
    id,
    ask: async (request, input) => {
      signal.throwIfAborted();
      const answer = askPage(id, 0, request, input).catch((error: unknown) => rethrow(id, error));
      return inTime(answer, signal, answerTimeoutMs);
    },
    press: (target) => press(tab, attached, target),
    scrollList: (recipe, share) => scrollList(tab, attached, recipe, share),
    open: async (url) => {
      await chrome.tabs.update(id, { url }).catch((error: unknown) => rethrow(id, error));
      await tab.settle();
    },
    back: async () => {
      await chrome.tabs.goBack(id).catch((error: unknown) => rethrow(id, error));
      await tab.settle();
    },
    settle: () => settle(tab, signal),
    url: async () => {
      const { url, pendingUrl } = await stateOf(id);
      return pendingUrl ?? url ?? '';
    },
    release: () => hold.release(),
  };
  return tab;
}

type PressPoint = PageRequests['find-point']['output'];

/** How often a press is tried again while something that moves or fades still covers the element. */
const pressAttempts = 3;

async function press(tab: Tab, attached: () => Promise<DebuggerSession>, target: Target): Promise<PressOutcome> {
  const session = await attached();
  let coveredBy = '';
  for (let attempt = 0; attempt < pressAttempts; attempt += 1) {
    const point = await findRestingPoint(tab, target);
    if (!point) return { outcome: 'gone' };
    if (point.isHit) {
      const opened = await withNewTabs(tab.id, async () => {
        await pressAt(session, point);
        await tab.settle();
      });
      return { outcome: 'pressed', opened };
    }
    coveredBy = point.coveredBy ?? '';
    await tab.ask('wait-until-quiet', { quietMs, timeoutMs: quietMs * 4 });
  }
  return { outcome: 'covered', by: coveredBy };
}

/** Looks at a point until it stays, and how long between two looks, in ms. */
const resting = { looks: 8, stepMs: 60 };

/** Where to press. Scrolling an element into view may fill rows above it, which moves it once more. */
async function findRestingPoint(tab: Tab, target: Target): Promise<PressPoint> {
  let point = await tab.ask('find-point', target);
  for (let look = 0; look < resting.looks && point; look += 1) {
    const { x, y } = point;
    await sleep(resting.stepMs);
    point = await tab.ask('find-point', target);
    if (point?.x === x && point.y === y) break;
  }
  return point;
}

/** Runs an act and closes the tabs that it opened from this one, answering with where they were to lead. */
async function withNewTabs(id: number, act: () => Promise<void>): Promise<string[]> {
  const created: chrome.tabs.Tab[] = [];
  const onCreated = (tab: chrome.tabs.Tab) => {
    if (tab.openerTabId === id) created.push(tab);
  };
  chrome.tabs.onCreated.addListener(onCreated);
  try {
    await act();
  } finally {
    chrome.tabs.onCreated.removeListener(onCreated);
  }
  return Promise.all(created.map(closeTab));
}

async function closeTab({ id, pendingUrl, url }: chrome.tabs.Tab): Promise<string> {
  if (id === undefined) return '';
  const latest = await chrome.tabs.get(id).catch(() => null);
  await chrome.tabs.remove(id).catch(() => undefined);
  return latest?.pendingUrl ?? latest?.url ?? pendingUrl ?? url ?? '';
}

async function scrollList(
  tab: Tab,
  attached: () => Promise<DebuggerSession>,
  recipe: PageRequests['find-scroller']['input']['recipe'],
  share: number,
): Promise<void> {
  const session = await attached();
  const { point, scroll } = await tab.ask('find-scroller', { recipe });
  await wheelAt(session, point, Math.round(scroll.viewport * share));
  await tab.settle();
}

async function settle(tab: Tab, signal: AbortSignal): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < settleTimeoutMs) {
    signal.throwIfAborted();
    const isLoading = (await stateOf(tab.id)).status === 'loading';
    if (isLoading && Date.now() - start < loadTimeoutMs) {
      await sleep(pollMs);
      continue;
    }
    if (await isQuiet(tab, settleTimeoutMs - (Date.now() - start))) return;
  }
}

/** False where the page went away while it was asked: another one is coming. */
async function isQuiet(tab: Tab, timeoutMs: number): Promise<boolean> {
  try {
    await tab.ask('wait-until-quiet', { quietMs, timeoutMs });
    return (await stateOf(tab.id)).status !== 'loading';
  } catch (error) {
    if (!(error instanceof PageUnreachableError)) throw error;
    await sleep(pollMs);
    return false;
  }
}

async function stateOf(id: number): Promise<chrome.tabs.Tab> {
  return chrome.tabs.get(id).catch((cause: unknown) => {
    throw new TabGoneError(`tab ${id} was closed`, { cause });
  });
}

/** A failure is told as a closed tab where that is its reason. */
async function rethrow(id: number, error: unknown): Promise<never> {
  await stateOf(id);
  throw error;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
