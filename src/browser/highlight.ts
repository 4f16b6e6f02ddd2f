import type Protocol from 'devtools-protocol';
import { borrowDebugger } from '@/browser/debugger/borrow-debugger';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { findNode } from '@/browser/debugger/find-node';
import { askPage } from '@/browser/frames/ask-page';
import { scrollPointIntoTab, toTabPoint } from '@/browser/frames/frame-point';

import type { Box } from '@/page-api/viewport-shapes';
import { sleep } from '@/std/sleep';

const shownMs = 2_000;

/** Light enough to read through. */
const fill = { r: 255, g: 196, b: 0, a: 0.3 };
/** Visible on any colour. */
const line = { r: 196, g: 64, b: 0, a: 0.9 };
const look: Protocol.Overlay.HighlightConfig = {
  contentColor: fill,
  paddingColor: fill,
  borderColor: line,
  showInfo: false,
};

/** The tab's current highlight: an earlier one must not remove a later one. */
const latest = new Map<number, symbol>();

/**
 * Highlights the first match of a selector in a frame (0: top) for two seconds: scrolled into view and drawn by the browser, unnoticed by
 * the page. Resolves once shown; false if nothing can be. Never throws.
 */
export function highlight(tabId: number, selector: string, frameId = 0): Promise<boolean> {
  const shown = Promise.withResolvers<boolean>();
  const own = Symbol(selector);
  latest.set(tabId, own);
  borrowDebugger(tabId, async (session) => {
    const isShown = frameId === 0 ? await show(session, selector) : await showInFrame(session, selector, frameId);
    shown.resolve(isShown);
    if (isShown) await sleep(shownMs);
    if (latest.get(tabId) === own) await hide(session);
  })
    .catch(() => undefined)
    .finally(() => {
      if (latest.get(tabId) === own) latest.delete(tabId);
      shown.resolve(false);
    });
  return shown.promise;
}

async function show(session: DebuggerSession, selector: string): Promise<boolean> {
  // The overlay needs the DOM domain.
  await session.send('DOM.enable');
  await session.send('Overlay.enable');
  const nodeId = await findNode(session, selector);
  if (nodeId === null) return false;
  await session.send('DOM.scrollIntoViewIfNeeded', { nodeId });
  await session.send('Overlay.highlightNode', { nodeId, highlightConfig: look });
  return true;
}

/** Cross-site frames' nodes are not accessible from here: the field's current box is marked instead. */
async function showInFrame(session: DebuggerSession, selector: string, frameId: number): Promise<boolean> {
  const box = await fieldBox(session.tabId, frameId, selector);
  if (!box) return false;
  await session.send('DOM.enable');
  await session.send('Overlay.enable');
  await session.send('Overlay.highlightRect', {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
    color: fill,
    outlineColor: line,
  });
  return true;
}

/** A run needs neither domain, and their events would wake the worker. */
async function hide({ send }: DebuggerSession): Promise<void> {
  await send('Overlay.hideHighlight');
  await send('Overlay.disable');
  await send('DOM.disable');
}

/** An element's box in the tab's viewport, scrolled into view first; null if it cannot be shown. */
async function fieldBox(tabId: number, frameId: number, selector: string): Promise<Box | null> {
  const point = await askPage(tabId, frameId, 'find-point', { selector });
  if (!point) return null;
  // A frame does not know whether it is visible: its ancestors are scrolled.
  const shown = await scrollPointIntoTab(tabId, frameId, { ...point, isHit: true });
  const box = shown && (await askPage(tabId, frameId, 'find-box', { selector }));
  const own = box && (await toTabPoint(tabId, frameId, box));
  return own && box ? { ...box, x: own.x, y: own.y } : null;
}
