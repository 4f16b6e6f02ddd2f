import { ErrorPageError, PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { sleep } from '@/std/sleep';

/** How long nothing may change for a page to be quiet, if nothing is known of its requests. */
export const quietMs = 250;
/** The same once all its requests are answered: it then only has to draw. */
const quietAnsweredMs = 50;
/** How often requests are waited for that a page makes after others were answered. Some pages never stop asking. */
const mostRounds = 3;
/** After this time, a restless page is used as it is. */
const settleTimeoutMs = 10_000;
/** So is one whose scripts wait for their server: some requests are kept open until there is news. */
const answerTimeoutMs = 2_000;
/** So is one that is still loading: some never finish. */
const loadTimeoutMs = 5_000;
const pollMs = 50;

/** The part of a tab needed to tell whether it is quiet. */
export interface SettlingTab {
  /**
   * Asks the content script in the frame of the request's target.
   * @throws PageAnswerError, PageUnreachableError, TabGoneError
   */
  ask<Name extends PageRequestName>(
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
  /** The same in the given frame. */
  askFrame<Name extends PageRequestName>(
    frameId: number,
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
  /** What Chrome says of its loading. */
  loading(): Promise<Pick<chrome.tabs.Tab, 'status' | 'pendingUrl' | 'url'>>;
  /** Resolves once Chrome says something new of it, as that another document was committed, and after `mostMs` at the latest. */
  changed(mostMs: number): Promise<void>;
  /** Has the content script read while the page still loads, which it then need not wait for. Never throws. */
  prepare(): Promise<void>;
  /** Waits for the requests under way that are younger than `mostMs`. False if there are none; null if nothing is known of them. */
  areRequestsAnswered(mostMs: number): Promise<boolean | null>;
}

/** Pages that were given up on while they loaded, by address: some never finish, and are waited for once. */
export type NeverLoaded = Set<string>;

/** What has to be quiet. */
export interface Settling {
  /** The frame that was acted on, beside the top one. */
  frameId: number;
  /** For so long at least: what follows typing comes by a timer. */
  leastMs?: number | undefined;
  neverLoaded: NeverLoaded;
}

/**
 * Waits until the page has loaded, its requests are answered, and its top frame and the one acted on are quiet; or for `settleTimeoutMs`.
 */
export async function settle(
  tab: SettlingTab,
  signal: AbortSignal,
  { frameId, leastMs = quietAnsweredMs, neverLoaded }: Settling,
): Promise<void> {
  const start = Date.now();
  let rounds = 0;
  while (Date.now() - start < settleTimeoutMs) {
    signal.throwIfAborted();
    const hadRequests = await tab.areRequestsAnswered(answerTimeoutMs);
    const awaited = await pageAwaited(tab, hadRequests, neverLoaded);
    if (awaited !== null && Date.now() - start >= loadTimeoutMs) neverLoaded.add(awaited);
    else if (awaited !== null) {
      await Promise.all([tab.prepare(), tab.changed(pollMs)]);
      continue;
    }
    if (hadRequests) rounds += 1;
    const asked = {
      quietMs: hadRequests === null ? Math.max(quietMs, leastMs) : leastMs,
      timeoutMs: settleTimeoutMs - (Date.now() - start),
    };
    if (!(await areQuiet(tab, frameId, asked)) || (await pageAwaited(tab, hadRequests, neverLoaded)) !== null) continue;
    if (rounds >= mostRounds || !(await tab.areRequestsAnswered(answerTimeoutMs))) return;
    rounds += 1;
  }
}

/**
 * The address of the page that is coming; null if none is. Where its requests are known, pictures and frames that one still lacks are not waited
 * for.
 */
async function pageAwaited(
  tab: SettlingTab,
  hadRequests: boolean | null,
  neverLoaded: NeverLoaded,
): Promise<string | null> {
  const { status, pendingUrl, url = '' } = await tab.loading();
  if (status !== 'loading' || (hadRequests !== null && pendingUrl === undefined)) return null;
  return pendingUrl ?? (neverLoaded.has(url) ? null : url);
}

/** Side by side: the page around a frame is as quiet as ever while the frame shows what an act did. */
async function areQuiet(
  tab: SettlingTab,
  frameId: number,
  asked: PageRequests['wait-until-quiet']['input'],
): Promise<boolean> {
  const [isTopQuiet] = await Promise.all([
    isQuiet(tab, asked),
    frameId === 0 ? null : settleFrame(tab, frameId, asked),
  ]);
  return isTopQuiet;
}

/** False if the page disappeared meanwhile: another one is coming. Nothing comes after an error page. */
async function isQuiet(tab: SettlingTab, asked: PageRequests['wait-until-quiet']['input']): Promise<boolean> {
  try {
    await tab.ask('wait-until-quiet', asked);
    return true;
  } catch (error) {
    if (!(error instanceof PageUnreachableError)) throw error;
    if (error instanceof ErrorPageError) return true;
    await sleep(pollMs);
    return false;
  }
}

/** Frames that are gone or unresponsive are not waited for. */
async function settleFrame(
  tab: SettlingTab,
  frameId: number,
  asked: PageRequests['wait-until-quiet']['input'],
): Promise<void> {
  try {
    await tab.askFrame(frameId, 'wait-until-quiet', asked);
  } catch (error) {
    if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
  }
}
