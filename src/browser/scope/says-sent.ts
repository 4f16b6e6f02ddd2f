import { askFrames } from '@/browser/frames/ask-frames';
import type { FrameFacts } from '@/browser/frames/frames';
import { askSeenFrame, framesNow, isSeen } from '@/browser/frames/shown-frames';
import type { FormLocation } from '@/domain/form/form-scope';
import { isFrameInScope } from './scope-frames';

/**
 * Whether the tab's page, or a frame that a person sees and that is of the form's origin, confirms that an application was received: others
 * have nothing to say of it. All of them listen for the user's own presses from then on. Never throws.
 */
export async function saysSent(tabId: number, place: FormLocation): Promise<boolean> {
  const frames = await framesNow(tabId);
  const asked = frames.map(async (frame) => {
    const isSaid = await askSeenFrame(tabId, frame.frameId, 'watch-sending', null).catch(() => null);
    return isSaid === true && mayTell(frame, place) && isSeen(tabId, frames, frame).catch(() => false);
  });
  return (await Promise.all(asked)).includes(true);
}

/** Whether any frame does: what stands there before anything is sent proves nothing. Never throws. */
export async function anyFrameSaysSent(tabId: number): Promise<boolean> {
  return (await askFrames(tabId, 'watch-sending', null)).includes(true);
}

/** A frame that has navigated may be another one by its number; a sandboxed one is known by that alone. */
export function mayTell(frame: FrameFacts, place: FormLocation): boolean {
  if (frame.path.length === 0) return true;
  return isFrameInScope(frame, { ...place, frameId: place.isSandboxed ? place.frameId : null });
}
