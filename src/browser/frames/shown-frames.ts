import { PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { answerOfLiving } from './answer-of-living';
import { askPage } from './ask-page';
import { type FrameFacts, listFrames, parentsOf } from './frames';

/** A frame that a person sees. */
export interface SeenFrame extends FrameFacts {
  /** The part of the tab's viewport it would cover, 0 to 1. */
  share: number;
}

/** CSS pixels. Smaller frames hold no list, and none is covered by them: counters, chats, adverts. */
const least = { width: 240, height: 160 };
/** Frames that give no sign (a hanging site) count as not there. */
const patience = { sign: 3_000, answer: 15_000 };

/** The frames within a tab's page that a person sees, the largest first. Never throws. */
export async function listSeenFrames(tabId: number): Promise<SeenFrame[]> {
  const frames = await framesNow(tabId);
  const top = frames.find(({ path }) => path.length === 0);
  if (!top) return [];
  const fair = frames.filter(
    ({ path, width, height }) => path.length > 0 && width >= least.width && height >= least.height,
  );
  const shown = await Promise.all(fair.map((frame) => isSeen(tabId, frames, frame)));
  const areaOfTop = Math.max(top.width * top.height, 1);
  const areaIn = ({ width, height }: FrameFacts) => Math.min(width, top.width) * Math.min(height, top.height);
  return fair
    .filter((_, at) => shown[at])
    .map((frame) => ({ ...frame, share: areaIn(frame) / areaOfTop }))
    .sort((one, other) => other.share - one.share || other.path.length - one.path.length);
}

/** All frames, at once: one that is still loading must not keep the others waiting. Never throws. */
export async function framesNow(tabId: number): Promise<FrameFacts[]> {
  return listFrames(tabId, { isAtOnce: true }).catch(() => []);
}

/** Asks a frame; null if it fails, or takes too long. Throws nothing of the page. */
export async function askSeenFrame<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageRequests[Name]['output'] | null> {
  const ask = () =>
    askPage(tabId, frameId, request, input).catch((error: unknown) => {
      if (error instanceof PageAnswerError || error instanceof PageUnreachableError) return null;
      throw error;
    });
  return answerOfLiving({ sign: () => askPage(tabId, frameId, 'ping', null), ask }, patience);
}

/** Whether it is shown by its parent, and that one by its own. */
export async function isSeen(tabId: number, frames: FrameFacts[], frame: FrameFacts): Promise<boolean> {
  if (frame.path.length === 0) return true;
  const { url, width, height } = frame;
  const child = { place: frame.path.at(-1) ?? -1, url, width, height };
  for (const parent of parentsOf(frames, frame)) {
    if (await askSeenFrame(tabId, parent.frameId, 'frame-shown', { child })) return isSeen(tabId, frames, parent);
  }
  return false;
}
