import type { ListFrame } from '@/domain/page/list-frame';
import { findListFrame } from './find-list-frame';
import { framesNow } from './shown-frames';
import type { TabContext } from './tab-context';

/** The address that the list's frame shows now; null if there is no such frame. Never throws. */
export async function listFrameUrl(tabId: number, place: ListFrame): Promise<string | null> {
  return findListFrame(await framesNow(tabId), place)?.url ?? null;
}

/** Leads the list's frame to another address, as a link in it would, and waits. Nothing happens if there is no such frame. */
export async function openInFrame(tab: TabContext, place: ListFrame, url: string): Promise<void> {
  const frame = findListFrame(await framesNow(tab.id), place);
  // Assigned, a script's address would run.
  if (!frame || !/^https?:/i.test(url)) return;
  const target = { tabId: tab.id, frameIds: [frame.frameId] };
  // Without a frame by then, there is nothing to lead.
  await chrome.scripting.executeScript({ target, func: goTo, args: [url], injectImmediately: true }).catch(() => []);
  await tab.settle(frame.frameId);
}

/** Runs in the frame, so it may use nothing from outside. */
function goTo(url: string): void {
  location.assign(url);
}
