import type { Picture } from '@/domain/picture';
import type { DebuggerSession } from './debugger-session';
import { pictureOf } from './picture-of';
import { stateOf } from './tab-state';

const quality = 60;

/** Chrome refuses more (MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND), for all tabs together. */
const callsPerSecond = 2;
const latestCalls: number[] = [];

/**
 * A picture of what a tab shows: taken as the user sees it where it is in front, else, or where Chrome's quota is used up,
 * through the debugger, if that is attached. Null where neither goes; never throws.
 */
export async function captureTab(tabId: number, session: DebuggerSession | null): Promise<Picture | null> {
  const bytes = (await captureShown(tabId).catch(() => null)) ?? (session && (await captureAttached(session)));
  return bytes && pictureOf(bytes).catch(() => null);
}

async function captureShown(tabId: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { active, windowId } = await stateOf(tabId);
  if (!active || !takeCall()) return null;
  const url = await chrome.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality });
  // The user may have gone to another tab in the meantime: that one is none of our business.
  return (await stateOf(tabId)).active ? bytesOf(url.slice(url.indexOf(',') + 1)) : null;
}

/** Whether another call is allowed now; counts it. */
function takeCall(): boolean {
  const now = Date.now();
  while (latestCalls[0] !== undefined && now - latestCalls[0] >= 1000) latestCalls.shift();
  if (latestCalls.length >= callsPerSecond) return false;
  latestCalls.push(now);
  return true;
}

async function captureAttached({ send }: DebuggerSession): Promise<Uint8Array<ArrayBuffer> | null> {
  const shot = await send('Page.captureScreenshot', { format: 'jpeg', quality }).catch(() => null);
  return shot && bytesOf(shot.data);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(base64);
}
