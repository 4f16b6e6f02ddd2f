import type { WatchReading } from '@/page-api/change-requests';
import type { PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { frameOfInput } from './ask-target';
import { askSeenFrame } from './shown-frames';

/** Watches the page, and the list's frame in it. */
export async function watchFrames(tabId: number, input: PageRequests['watch-change']['input']): Promise<true> {
  const frameId = await frameOfInput(tabId, input);
  if (frameId !== 0) await askSeenFrame(tabId, frameId, 'watch-change', input);
  return askPage(tabId, 0, 'watch-change', input);
}

/** What happened in either. Null if one has another document by now: a posting may have taken the place of the list in its frame alone. */
export async function readChangeOfFrames(
  tabId: number,
  input: PageRequests['read-change']['input'],
): Promise<WatchReading | null> {
  const own = await askPage(tabId, 0, 'read-change', input);
  const frameId = own ? await frameOfInput(tabId, input) : 0;
  if (!own || frameId === 0) return own;
  const framed = await askSeenFrame(tabId, frameId, 'read-change', input);
  return framed && joinReadings(own, framed);
}

function joinReadings(one: WatchReading, other: WatchReading): WatchReading {
  const [first, second] = [one.change, other.change];
  return {
    wasActedOn: one.wasActedOn || other.wasActedOn,
    change: {
      opened: [...first.opened, ...second.opened],
      closed: [...first.closed, ...second.closed],
      lists: [...first.lists, ...second.lists],
      values: [...first.values, ...second.values],
      added: [...first.added, ...second.added],
      addedCount: first.addedCount + second.addedCount,
      removed: [...first.removed, ...second.removed],
      removedCount: first.removedCount + second.removedCount,
    },
  };
}
