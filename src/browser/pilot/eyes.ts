import type { PilotPicture, Spot } from '@/domain/pilot';
import type { SeenPart } from '@/domain/seen-element';
import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import type { PageBox } from '@/page/contract';
import type { DebuggerSession } from '../debugger-session';
import { attachFrames, type FrameTargets } from '../frame-targets';
import { addText, pressKey, replaceText } from '../keyboard';
import { withNewTabs } from '../new-tabs';
import type { TabGrip } from '../tab-grip';
import { pressAt, wheelAt } from '../trusted-input';
import { wait } from '../wait';
import { focusedPart } from './focused-part';
import { rootFrame, sizeOf } from './frame-world';
import { findOwnFields, placeOwn } from './own-boxes';
import { partAt } from './part-at';
import { type StilledTab, stillTab } from './still-tab';
import { takePicture } from './take-picture';

/** The tab by sight: pictures of it, and mouse and keyboard by place. All of it may throw ControlError. */
export interface Eyes {
  /** A picture without what is the user's alone, and where the parts are that only they act on. */
  look(): Promise<{ picture: PilotPicture; own: readonly PageBox[] }>;
  at(spot: Spot): Promise<SeenPart | null>;
  focused(): Promise<SeenPart | null>;
  press(spot: Spot, times: 1 | 2): Promise<void>;
  type(text: string, how: 'replacing' | 'adding'): Promise<void>;
  turn(spot: Spot, by: Spot): Promise<void>;
  key(key: Parameters<typeof pressKey>[1]): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Leaves the page as it was. Never throws. */
  close(): Promise<void>;
}

/** How long nothing may change after an act, and how long that is waited for, in ms: an act has three seconds in all. */
const rest = { quietMs: 150, timeoutMs: 1_000 };
/** How often boxes and picture are taken again where the page moved in between. */
const mostLooks = 4;

/** Opens them: stills the page, and attaches to its frames. @throws ControlError */
export async function openEyes(tab: TabGrip): Promise<Eyes> {
  const session = await tab.session();
  await session.send('DOM.enable');
  const frames = await attachFrames(session);
  const stilled = stillTab(tab.id);
  const acted = async (act: () => Promise<unknown>) => {
    await act();
    await restIn(tab);
  };
  return {
    look: () => look(tab, session, stilled),
    at: (spot) => partAt(session, frames, spot),
    focused: async () => focusedPart(await rootFrame(session), frames),
    press: (spot, times) => acted(() => withNewTabs(tab.id, () => pressAt(session, spot, times))),
    type: (text, how) => acted(() => (how === 'adding' ? addText(session, text) : replaceText(session, text))),
    turn: (spot, { x, y }) => acted(() => wheelAt(session, spot, y, x)),
    key: (key) => acted(() => pressKey(session, key)),
    wait,
    close: () => close(session, frames, stilled),
  };
}

/** What is covered has to be where it is covered: where the page moved meanwhile, it is looked at again. */
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

/** A page that does not answer is not waited for. */
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
