import { type ListenerSession, reportPressListeners } from '@/browser/debugger/press-listeners';
import { askPage } from '@/browser/frames/ask-page';
import { type FrameFacts, frameAt, listFrames, refPrefix } from '@/browser/frames/frames';
import { PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';

import type { FrameSnapshot, SnapshotElement, SnapshotList, SnapshotOptions } from '@/page-api/snapshot-requests';
import { sleep } from '@/std/sleep';

export interface TabSnapshotOptions {
  /** Lists fold once the page would exceed this many tokens (estimated). */
  tokenBudget?: number;
  /** The attached debugger, if any: reveals elements that only a listener makes clickable. */
  session?: ListenerSession | null;
  /** What to show in full, as requested by an agent: `dialog`, `L1 rows 8-25`. */
  show?: string | null;
  /** Whether fields show what they hold, except what is about the user. */
  areValuesShown?: boolean;
}

/** A tab as agents see it, with all its frames. */
export interface TabSnapshot {
  text: string;
  /** Estimated. */
  tokens: number;
  elements: SnapshotElement[];
  lists: SnapshotList[];
}

const defaultBudget = 2_000;
/** The least a frame may show before its lists fold, however full the page. */
const leastFrameBudget = 400;
/** Unresponsive frames (a hanging site) are omitted. */
const frameTimeoutMs = 3_000;

/**
 * Takes a tab's snapshot.
 * @throws PageUnreachableError if no script can run in its top frame; PageAnswerError.
 */
export async function snapshotTab(tabId: number, options: TabSnapshotOptions = {}): Promise<TabSnapshot> {
  const tokenBudget = options.tokenBudget ?? defaultBudget;
  if (options.session) {
    await reachAllFrames(tabId);
    await reportPressListeners(options.session);
  }
  const { show = null, areValuesShown = false } = options;
  const top = await askPage(tabId, 0, 'take-snapshot', { tokenBudget, framePrefix: '', show, areValuesShown });
  const whole: TabSnapshot = { text: '', tokens: top.tokens, elements: [...top.elements], lists: [...top.lists] };
  const lines =
    top.frames.length === 0 ? top.lines : await joinFrames(tabId, top, whole, { tokenBudget, areValuesShown });
  return { ...whole, text: [top.header, ...lines].join('\n') };
}

/** The content script must exist before it can receive listeners. Unreachable frames go without. */
async function reachAllFrames(tabId: number): Promise<void> {
  await askPage(tabId, 0, 'ping', null);
  const frames = await listFrames(tabId);
  await Promise.allSettled(frames.map(({ frameId }) => askPage(tabId, frameId, 'ping', null)));
}

async function joinFrames(
  tabId: number,
  top: FrameSnapshot,
  whole: TabSnapshot,
  { tokenBudget, areValuesShown }: Required<Pick<SnapshotOptions, 'tokenBudget' | 'areValuesShown'>>,
): Promise<string[]> {
  const frames = await listFrames(tabId);
  const self = frames.find(({ frameId }) => frameId === 0);
  if (!self) return top.lines;
  const share = Math.max((tokenBudget - top.tokens) / top.frames.length, leastFrameBudget);
  return linesOf({ tabId, frames, whole, share, areValuesShown }, self, top);
}

interface Joining {
  tabId: number;
  frames: FrameFacts[];
  whole: TabSnapshot;
  /** Tokens per child frame. */
  share: number;
  areValuesShown: boolean;
}

/** A frame's lines, with its children's after their elements' lines. */
async function linesOf(joining: Joining, self: FrameFacts, own: FrameSnapshot): Promise<string[]> {
  const slots = await Promise.all(
    own.frames.map(async (slot) => ({ slot, lines: await childLines(joining, frameAt(joining.frames, self, slot)) })),
  );
  const after = new Map(slots.map(({ slot, lines }) => [slot.line, { indent: '  '.repeat(slot.indent + 1), lines }]));
  return own.lines.flatMap((line, number) => {
    const child = after.get(number);
    return child ? [line, ...child.lines.map((inner) => child.indent + inner)] : [line];
  });
}

async function childLines(joining: Joining, frame: FrameFacts | undefined): Promise<string[]> {
  const taken = frame && (await takeChild(joining, frame));
  if (!taken) return ['this frame could not be read'];
  const { whole } = joining;
  whole.tokens += taken.tokens;
  whole.elements.push(...taken.elements);
  whole.lists.push(...taken.lists);
  return linesOf(joining, frame, taken);
}

async function takeChild(
  { tabId, share, areValuesShown }: Joining,
  { frameId }: FrameFacts,
): Promise<FrameSnapshot | null> {
  const options = { tokenBudget: Math.round(share), framePrefix: refPrefix(frameId), show: null, areValuesShown };
  const asked = askPage(tabId, frameId, 'take-snapshot', options).catch((error: unknown) => {
    if (error instanceof PageUnreachableError || error instanceof PageAnswerError) return null;
    throw error;
  });
  return Promise.race([asked, sleep(frameTimeoutMs).then(() => null)]);
}
