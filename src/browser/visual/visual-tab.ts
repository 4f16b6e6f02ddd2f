import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { attachFrames, type FrameTargets } from '@/browser/debugger/frame-targets';
import { focusedFrameOf, frameAtPointOf } from '@/browser/frames/focused-frame';
import type { TabContext } from '@/browser/frames/tab-context';
import { type NonPressingKey, pressKey, retypeFocused, typeAtFocus } from '@/browser/input/keyboard';
import { turnWheel } from '@/browser/input/trusted-input';
import { keyboardInScope } from '@/browser/scope/scope-keyboard';
import type { ScopedTabContext } from '@/browser/scope/scoped-tab-context';
import type { PilotPicture, ViewportPoint } from '@/domain/form/visual-fill';
import type { InspectedTarget, ScopedTarget } from '@/domain/page/inspected-element';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { OutOfScopeError, PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';

import type { PageBox } from '@/page-api/viewport-shapes';
import { sleep } from '@/std/sleep';

import { inspectAt } from './element-at-point';
import { inspectFocused } from './focused-part';
import { rootFrame, viewportSize } from './frame-script-world';
import { type FrozenTab, freezeAnimations } from './freeze-animations';
import { type PressPoint, pressAtPoint, pressEnterAtFocus } from './press-at-point';
import { findPrivateFields, locatePrivateFields } from './private-boxes';
import { captureWithout } from './take-picture';

/**
 * Visual access to a tab: screenshots, and mouse and keyboard by position, within a fill's scope. All members may throw ControlError and
 * OutOfScopeError.
 */
export interface VisualTab {
  /** A screenshot without the user's private data, and the parts that only the user may act on. */
  look(): Promise<{ picture: PilotPicture; own: readonly PageBox[] }>;
  /** The topmost part at a point, in any frame; null if none. */
  at(spot: ViewportPoint): Promise<ScopedTarget | null>;
  /** The focused part, in any frame; null if none. */
  focused(): Promise<ScopedTarget | null>;
  /** Null if pressed, else the press gate's refusal. */
  press(pressed: PressPoint): Promise<RefusalCode | null>;
  /** Types at the focus. `replacing`: instead of the current content. */
  type(text: string, how: 'replacing' | 'adding'): Promise<void>;
  turn(spot: ViewportPoint, by: ViewportPoint): Promise<void>;
  /** As `press`. */
  key(key: NonPressingKey | 'Enter'): Promise<RefusalCode | null>;
  wait(ms: number): Promise<void>;
  /** Restores the page. Never throws. */
  close(): Promise<void>;
}

/** Quiet period after an act and its timeout, in ms: an act has three seconds in all. */
const rest = { quietMs: 150, timeoutMs: 1_000 };
/** How often boxes and screenshot are retaken if the page moved in between. */
const mostLooks = 4;

/**
 * Stills the page and attaches to its frames.
 * @throws ControlError
 */
export async function openVisualTab(tab: ScopedTabContext): Promise<VisualTab> {
  const session = keyboardInScope(await tab.session(), tab, tab.scope);
  await session.send('DOM.enable');
  const frames = await attachFrames(session);
  const stilled = freezeAnimations(tab.id);
  const acted = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = await act();
    await restIn(tab);
    return result;
  };
  const isTyped = async () => {
    const part = await inspectFocused(await rootFrame(session), frames);
    return part !== null && (part.isEditable || part.isDrawn);
  };
  return {
    look: () => look(tab, session, stilled),
    at: async (spot) => scoped(tab, await inspectAt(session, frames, spot), () => frameAtPointOf(tab, spot)),
    focused: async () => scoped(tab, await inspectFocused(await rootFrame(session), frames), () => focusedFrameOf(tab)),
    press: async (pressed) => {
      if (!(await isOwnFrame(tab, await frameAtPointOf(tab, pressed.spot))))
        throw new OutOfScopeError('no frame of the scope');
      return acted(() => pressAtPoint(tab, pressed, (frameId) => isOwnFrame(tab, frameId)));
    },
    type: (text, how) =>
      acted(() => (how === 'adding' ? typeAtFocus(session, text, isTyped) : retypeFocused(session, text, isTyped))),
    turn: (spot, { x, y }) => acted(() => turnWheel(session, spot, y, x)),
    key: (key) =>
      acted(() => (key === 'Enter' ? pressEnterAtFocus(tab, session) : pressKey(session, key).then(() => null))),
    wait: (ms) => sleep(ms),
    close: () => close(session, frames, stilled),
  };
}

/** A part, with whether the fill may act in its frame. */
async function scoped(
  tab: ScopedTabContext,
  part: InspectedTarget | null,
  findFrame: () => Promise<number | null>,
): Promise<ScopedTarget | null> {
  return part && { ...part, isInScope: await isOwnFrame(tab, await findFrame()) };
}

async function isOwnFrame(tab: ScopedTabContext, frameId: number | null): Promise<boolean> {
  if (frameId === null) return false;
  return tab.askFrame(frameId, 'holds-scope', null).catch((error: unknown) => {
    if (error instanceof OutOfScopeError) return false;
    throw error;
  });
}

/** Covers must match the screenshot: if the page moved meanwhile, both are taken again. */
async function look(tab: TabContext, session: DebuggerSession, stilled: FrozenTab): ReturnType<VisualTab['look']> {
  await stilled.still();
  const own = await findPrivateFields(tab);
  const { width } = await viewportSize(await rootFrame(session));
  let before = await locatePrivateFields(tab, own);
  for (let round = 0; round < mostLooks; round += 1) {
    const picture = await captureWithout(session, before.covered, width);
    const after = await locatePrivateFields(tab, own);
    if (JSON.stringify(after.covered) === JSON.stringify(before.covered)) return { picture, own: after.untouched };
    before = after;
  }
  throw new PageAnswerError('What may not be shown does not stay in its place.');
}

/** An unresponsive page is not waited for. */
async function restIn(tab: TabContext): Promise<void> {
  try {
    await tab.ask('wait-until-quiet', rest);
  } catch (error) {
    if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
  }
}

async function close(session: DebuggerSession, frames: FrameTargets, stilled: FrozenTab): Promise<void> {
  await frames.close();
  await session.send('DOM.disable').catch(() => undefined);
  await stilled.release();
}
