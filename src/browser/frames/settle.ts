import { PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { sleep } from '@/std/sleep';
import { getTab } from './tab-state';

/** How long nothing may change for a page to be quiet. */
export const quietMs = 250;
/** After this time, a restless page is used as it is. */
export const settleTimeoutMs = 10_000;
/** So is one that is still loading: some never finish. */
const loadTimeoutMs = 5_000;
const pollMs = 50;

/** The part of a tab needed to tell whether it is quiet. */
export interface SettlingTab {
  readonly id: number;
  /**
   * Asks the content script in the frame of the request's target.
   * @throws PageAnswerError, PageUnreachableError, TabGoneError
   */
  ask<Name extends PageRequestName>(
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
}

/** Waits until the page has loaded and its top frame is quiet, or for `settleTimeoutMs`. */
export async function settle(tab: SettlingTab, signal: AbortSignal): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < settleTimeoutMs) {
    signal.throwIfAborted();
    const isLoading = (await getTab(tab.id)).status === 'loading';
    if (isLoading && Date.now() - start < loadTimeoutMs) {
      await sleep(pollMs);
      continue;
    }
    if (await isQuiet(tab, settleTimeoutMs - (Date.now() - start))) return;
  }
}

/** False if the page disappeared meanwhile: another one is coming. */
async function isQuiet(tab: SettlingTab, timeoutMs: number): Promise<boolean> {
  try {
    await tab.ask('wait-until-quiet', { quietMs, timeoutMs });
    return (await getTab(tab.id)).status !== 'loading';
  } catch (error) {
    if (!(error instanceof PageUnreachableError)) throw error;
    await sleep(pollMs);
    return false;
  }
}
