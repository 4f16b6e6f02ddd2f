import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { frameOfTarget } from '@/browser/frames/ask-target';
import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import type { Target } from '@/page-api/element-requests';
import { sleep } from '@/std/sleep';
import { judgeDrop } from './judge-drop';
import { withNewTabs } from './new-tabs';
import { arrive, judge, type Place, type PressOutcome, refusedAs } from './press';
import { dragTo, moveTo, pressDown, releaseButton, releaseWithoutClick } from './trusted-input';
import type { PressIntent } from './wanted-press';

/** Points on the way: pages listen to where the mouse goes. */
const steps = 8;
/** The time in which Chrome says that the page drags something itself (HTML drag and drop), ms. */
const interceptMs = 120;

/** So far from where it is, in CSS pixels. */
export interface DragOffset {
  right: number;
  down: number;
}

interface Dragging {
  from: Target;
  onto: Target | DragOffset;
}

/** Drags an element onto another one, or as far as said. The gate judges what is pressed and what it is dropped on, and again before the button is released. */
export async function drag(tab: TabContext, { from, onto }: Dragging, wanted: PressIntent): Promise<PressOutcome> {
  const source = { tab, target: from, frameId: frameOfTarget(from), wanted };
  const goal = 'right' in onto ? null : { tab, target: onto, frameId: frameOfTarget(onto), wanted };
  const seen = goal && (await arrive(goal));
  const start = await arrive(source);
  const end = 'right' in onto ? start && moved(start, onto) : seen;
  if (!start || !end) return { outcome: 'gone' };
  if (!start.tab.isHit) return { outcome: 'covered', by: start.tab.coveredBy ?? '' };
  const before = await judge(source, start);
  if (before.outcome !== 'pass') return refusedAs(before);
  const session = await tab.session();
  const result: { refused: PressOutcome | null } = { refused: null };
  const act = async () => {
    await pressDown(session, start.tab);
    const data = await moveAlong(tab.id, session, start, end);
    result.refused = await judgeDrop({ source, goal }, end);
    await (result.refused ? releaseWithoutClick(session) : drop(session, end, data));
    await tab.settle((goal ?? source).frameId, quietMs);
  };
  const opened = await withNewTabs(tab.id, act);
  return result.refused ?? { outcome: 'pressed', opened };
}

function moved({ tab, own }: Place, { right, down }: DragOffset): Place {
  const by = <Where extends { x: number; y: number }>(point: Where): Where => ({
    ...point,
    x: point.x + right,
    y: point.y + down,
  });
  return { tab: by(tab), own: by(own) };
}

/** Moves the pressed mouse to the end; returns what the page drags itself, if it does. */
async function moveAlong(
  tabId: number,
  session: DebuggerSession,
  start: Place,
  end: Place,
): Promise<Protocol.Input.DragData | null> {
  const intercepted = interceptDrag(tabId);
  await session.send('Input.setInterceptDrags', { enabled: true });
  try {
    for (let step = 1; step <= steps; step += 1) {
      const at = (from: number, to: number) => from + ((to - from) * step) / steps;
      await moveTo(session, { x: at(start.tab.x, end.tab.x), y: at(start.tab.y, end.tab.y) }, true);
      if (intercepted.data()) break;
      if (step === 2) await sleep(interceptMs);
    }
    return intercepted.data();
  } finally {
    intercepted.stop();
    await session.send('Input.setInterceptDrags', { enabled: false }).catch(() => undefined);
  }
}

async function drop(session: DebuggerSession, { tab }: Place, data: Protocol.Input.DragData | null): Promise<void> {
  if (data) await dragTo(session, tab, data);
  await releaseButton(session, tab);
}

function interceptDrag(tabId: number) {
  let data: Protocol.Input.DragData | null = null;
  const hear = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId === tabId && method === 'Input.dragIntercepted' && isDrag(params)) data = params.data;
  };
  chrome.debugger.onEvent.addListener(hear);
  return { data: () => data, stop: () => chrome.debugger.onEvent.removeListener(hear) };
}

function isDrag(params: object | undefined): params is Protocol.Input.DragInterceptedEvent {
  return params !== undefined && 'data' in params;
}
