import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import type { FrameSnapshot, SnapshotElement, SnapshotList } from '@/page/snapshot/snapshot';
import { askPage } from './ask-page';
import { type FrameFacts, frameAt, listFrames, refPrefix } from './frames';
import { type ListenerSession, tellListeners } from './listeners';

export interface TabSnapshotOptions {
  /** A list folds once the page would pass this many tokens (estimated). */
  tokenBudget?: number;
  /** Where the debugger is attached: then what only a listener makes clickable is found as well. */
  session?: ListenerSession | null;
  /** What is to be shown in full, in an agent's words: `dialog`, `L1 rows 8-25`. */
  show?: string | null;
}

/** A tab as agents see it, all its frames joined. */
export interface TabSnapshot {
  text: string;
  /** Estimated. */
  tokens: number;
  elements: SnapshotElement[];
  lists: SnapshotList[];
}

const defaultBudget = 2_000;
/** However full the page around it, a frame may show this much before its lists fold. */
const leastFrameBudget = 400;
/** A frame that does not answer (its site hangs) is left out rather than waited for. */
const frameTimeoutMs = 3_000;

/** Takes the snapshot of a tab. @throws PageUnreachableError where no script can run in its top frame; PageAnswerError. */
export async function snapshotTab(tabId: number, options: TabSnapshotOptions = {}): Promise<TabSnapshot> {
  const tokenBudget = options.tokenBudget ?? defaultBudget;
  if (options.session) {
    await reachAllFrames(tabId);
    await tellListeners(options.session);
  }
  const top = await askPage(tabId, 0, 'take-snapshot', { tokenBudget, framePrefix: '', show: options.show ?? null });
  const whole: TabSnapshot = { text: '', tokens: top.tokens, elements: [...top.elements], lists: [...top.lists] };
  const lines = top.frames.length === 0 ? top.lines : await joinFrames(tabId, top, whole, tokenBudget);
  return { ...whole, text: [top.header, ...lines].join('\n') };
}

/** The content script has to be there before it can be told of listeners. Frames that cannot be reached stay without. */
async function reachAllFrames(tabId: number): Promise<void> {
  await askPage(tabId, 0, 'ping', null);
  const frames = await listFrames(tabId);
  await Promise.allSettled(frames.map(({ frameId }) => askPage(tabId, frameId, 'ping', null)));
}

async function joinFrames(tabId: number, top: FrameSnapshot, whole: TabSnapshot, budget: number): Promise<string[]> {
  const frames = await listFrames(tabId);
  const self = frames.find(({ frameId }) => frameId === 0);
  if (!self) return top.lines;
  const share = Math.max((budget - top.tokens) / top.frames.length, leastFrameBudget);
  return linesOf({ tabId, frames, whole, share }, self, top);
}

interface Joining {
  tabId: number;
  frames: FrameFacts[];
  whole: TabSnapshot;
  /** Tokens that each child frame may take. */
  share: number;
}

/** The lines of a frame, with those of its children under the lines of their elements. */
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

async function takeChild({ tabId, share }: Joining, { frameId }: FrameFacts): Promise<FrameSnapshot | null> {
  const options = { tokenBudget: Math.round(share), framePrefix: refPrefix(frameId), show: null };
  const asked = askPage(tabId, frameId, 'take-snapshot', options).catch((error: unknown) => {
    if (error instanceof PageUnreachableError || error instanceof PageAnswerError) return null;
    throw error;
  });
  return Promise.race([asked, expiry(frameTimeoutMs)]);
}

function expiry(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
