import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { attachFrames, type FrameTargets } from '@/browser/debugger/frame-targets';
import type { TabGrip } from '@/browser/frames/tab-context';
import { addText, type HarmlessKey, pressKey, replaceText } from '@/browser/input/keyboard';
import { wheelAt } from '@/browser/input/trusted-input';
import { frameAtSpot, frameInFocus } from '@/browser/scope/focused-frame';
import { keyboardInScope } from '@/browser/scope/scope-keyboard';
import type { ScopedGrip } from '@/browser/scope/scoped-tab-context';
import type { PilotPicture, Spot } from '@/domain/form/visual-fill';
import type { ScopedPart, SeenPart } from '@/domain/page/inspected-element';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { OutOfScopeError, PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageBox } from '@/page-api/page-requests';
import { wait } from '@/std/sleep';
import { partAt } from './element-at-point';
import { focusedPart } from './focused-part';
import { rootFrame, sizeOf } from './frame-script-world';
import { type StilledTab, stillTab } from './freeze-animations';
import { enterBySight, type PressedSpot, pressSpot } from './press-at-point';
import { findOwnFields, placeOwn } from './private-boxes';
import { takePicture } from './take-picture';

/**
 * Visual access to a tab: screenshots, and mouse and keyboard by position, within a fill's scope. All members may throw ControlError and
 * OutOfScopeError.
 */
export interface Eyes {
  /** A screenshot without the user's private data, and the parts that only the user may act on. */
  look(): Promise<{ picture: PilotPicture; own: readonly PageBox[] }>;
  /** The topmost part at a point, in any frame; null if none. */
  at(spot: Spot): Promise<ScopedPart | null>;
  /** The focused part, in any frame; null if none. */
  focused(): Promise<ScopedPart | null>;
  /** Null if pressed, else the press gate's refusal. */
  press(pressed: PressedSpot): Promise<RefusalCode | null>;
  /** Types at the focus. `replacing`: instead of the current content. */
  type(text: string, how: 'replacing' | 'adding'): Promise<void>;
  turn(spot: Spot, by: Spot): Promise<void>;
  /** As `press`. */
  key(key: HarmlessKey | 'Enter'): Promise<RefusalCode | null>;
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
export async function openEyes(tab: ScopedGrip): Promise<Eyes> {
  const session = keyboardInScope(await tab.session(), tab, tab.scope);
  await session.send('DOM.enable');
  const frames = await attachFrames(session);
  const stilled = stillTab(tab.id);
  const acted = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = await act();
    await restIn(tab);
    return result;
  };
  const isTyped = async () => {
    const part = await focusedPart(await rootFrame(session), frames);
    return part !== null && (part.isEditable || part.isDrawn);
  };
  return {
    look: () => look(tab, session, stilled),
    at: async (spot) => scoped(tab, await partAt(session, frames, spot), () => frameAtSpot(tab, spot)),
    focused: async () => scoped(tab, await focusedPart(await rootFrame(session), frames), () => frameInFocus(tab)),
    press: async (pressed) => {
      if (!(await isOwnFrame(tab, await frameAtSpot(tab, pressed.spot))))
        throw new OutOfScopeError('no frame of the scope');
      return acted(() => pressSpot(tab, pressed, (frameId) => isOwnFrame(tab, frameId)));
    },
    type: (text, how) =>
      acted(() => (how === 'adding' ? addText(session, text, isTyped) : replaceText(session, text, isTyped))),
    turn: (spot, { x, y }) => acted(() => wheelAt(session, spot, y, x)),
    key: (key) => acted(() => (key === 'Enter' ? enterBySight(tab, session) : pressKey(session, key).then(() => null))),
    wait,
    close: () => close(session, frames, stilled),
  };
}

/** A part, with whether the fill may act in its frame. */
async function scoped(
  tab: ScopedGrip,
  part: SeenPart | null,
  findFrame: () => Promise<number | null>,
): Promise<ScopedPart | null> {
  return part && { ...part, isInScope: await isOwnFrame(tab, await findFrame()) };
}

async function isOwnFrame(tab: ScopedGrip, frameId: number | null): Promise<boolean> {
  if (frameId === null) return false;
  return tab.askFrame(frameId, 'holds-scope', null).catch((error: unknown) => {
    if (error instanceof OutOfScopeError) return false;
    throw error;
  });
}

/** Covers must match the screenshot: if the page moved meanwhile, both are taken again. */
async function look(tab: TabGrip, session: DebuggerSession, stilled: StilledTab): ReturnType<Eyes['look']> {
  await stilled.still();
  const own = await findOwnFields(tab);
  const { width } = await sizeOf(await rootFrame(session));
  let before = await placeOwn(tab, own);
  for (let round = 0; round < mostLooks; round += 1) {
    const picture = await takePicture(session, before.covered, width);
    const after = await placeOwn(tab, own);
    if (JSON.stringify(after.covered) === JSON.stringify(before.covered)) return { picture, own: after.untouched };
    before = after;
  }
  throw new PageAnswerError('What may not be shown does not stay in its place.');
}

/** An unresponsive page is not waited for. */
async function restIn(tab: TabGrip): Promise<void> {
  try {
    await tab.ask('wait-until-quiet', rest);
  } catch (error) {
    if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
  }
}

async function close(session: DebuggerSession, frames: FrameTargets, stilled: StilledTab): Promise<void> {
  await frames.close();
  await session.send('DOM.disable').catch(() => undefined);
  await stilled.release();
}
