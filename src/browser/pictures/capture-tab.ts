import { debuggerSession } from '@/browser/debugger/debugger-session';
import { getTab } from '@/browser/frames/tab-state';
import type { Picture } from '@/domain/page/tab-picture';
import { sleep } from '@/std/sleep';
import { makePicture } from './make-picture';

const quality = 60;

/** Chrome's limit (MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND), for all tabs together. */
const callsPerSecond = 2;
const latestCalls: number[] = [];

/** A hidden window may never be painted. */
const shownTimeoutMs = 1_000;

/**
 * A screenshot of a tab: as the user sees it if it is in front; otherwise, or beyond Chrome's quota, through an attached debugger. Null if
 * neither works; never throws.
 */
export async function captureTab(tabId: number): Promise<Picture | null> {
  const bytes = (await captureShown(tabId).catch(() => null)) ?? (await captureAttached(tabId).catch(() => null));
  return bytes && makePicture(bytes).catch(() => null);
}

async function captureShown(tabId: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { active, windowId } = await getTab(tabId);
  if (!active || !takeCall()) return null;
  const taken = chrome.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality });
  const url = await Promise.race([taken, sleep(shownTimeoutMs).then(() => null)]);
  // The user may have switched tabs meanwhile: that tab must not be captured.
  const isStillShown = url !== null && (await getTab(tabId)).active;
  return isStillShown ? Uint8Array.fromBase64(url.slice(url.indexOf(',') + 1)) : null;
}

/** Whether another call is allowed now; counts it. */
function takeCall(): boolean {
  const now = Date.now();
  while (latestCalls[0] !== undefined && now - latestCalls[0] >= 1000) latestCalls.shift();
  if (latestCalls.length >= callsPerSecond) return false;
  latestCalls.push(now);
  return true;
}

/** Whether this or an earlier worker attached it shows when it is used. */
async function captureAttached(tabId: number): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await debuggerSession(tabId).send('Page.captureScreenshot', { format: 'jpeg', quality });
  return Uint8Array.fromBase64(data);
}
