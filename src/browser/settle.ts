import { PageUnreachableError } from '@/domain/tab-errors';
import type { PageRequestName, PageRequests } from '@/page/contract';
import { stateOf } from './tab-state';
import { wait } from './wait';

/** How long nothing may change for a page to count as quiet. */
export const quietMs = 250;
/** A page that never comes to rest is worked with as it is after this long. */
export const settleTimeoutMs = 10_000;
/** So is one that is still loading: some never finish. */
const loadTimeoutMs = 5_000;
const pollMs = 50;

/** A tab as far as it is needed to see whether it is at rest. */
export interface AskedTab {
  readonly id: number;
  /** Asks the content script of the frame that the request's target is in. @throws PageAnswerError, PageUnreachableError, TabGoneError */
  ask<Name extends PageRequestName>(
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
}

/** Waits until the page has loaded and nothing changes in its top frame any more, or for `settleTimeoutMs`. */
export async function settle(tab: AskedTab, signal: AbortSignal): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < settleTimeoutMs) {
    signal.throwIfAborted();
    const isLoading = (await stateOf(tab.id)).status === 'loading';
    if (isLoading && Date.now() - start < loadTimeoutMs) {
      await wait(pollMs);
      continue;
    }
    if (await isQuiet(tab, settleTimeoutMs - (Date.now() - start))) return;
  }
}

/** False where the page went away while it was asked: another one is coming. */
async function isQuiet(tab: AskedTab, timeoutMs: number): Promise<boolean> {
  try {
    await tab.ask('wait-until-quiet', { quietMs, timeoutMs });
    return (await stateOf(tab.id)).status !== 'loading';
  } catch (error) {
    if (!(error instanceof PageUnreachableError)) throw error;
    await wait(pollMs);
    return false;
  }
}
