import { type FrameFacts, parentsOf } from '@/browser/frames/frames';
import type { TabContext } from '@/browser/frames/tab-context';
import type { FormScope } from '@/domain/form/form-scope';
import { PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';

/** A frame's identity for a fill's scope. */
export interface FrameOrigin {
  /** Scheme, host and port; for a sandboxed frame, of the address it was loaded from. */
  origin: string;
  isSandboxed: boolean;
}

/** Null without an origin to show a user: opaque `srcdoc`, `about:blank`, `data:` and `blob:`. */
export function originOfFrame({ path, url, origin, addressOrigin }: FrameFacts): FrameOrigin | null {
  const isWeb = /^https?:/.test(url);
  if (path.length === 0) return { origin: origin === 'null' ? addressOrigin : origin, isSandboxed: false };
  if (origin === 'null') return isWeb ? { origin: addressOrigin, isSandboxed: true } : null;
  return isWeb || /^about:(?:blank|srcdoc)/.test(url) ? { origin, isSandboxed: false } : null;
}

/** Whether a frame matches the scope; visibility is checked elsewhere. */
export function isFrameInScope(frame: FrameFacts, { origin, frameId, isSandboxed }: Omit<FormScope, 'token'>): boolean {
  if (frameId === null && frame.path.length === 0) return originOfFrame(frame)?.origin === origin;
  if (frameId !== null && frame.frameId !== frameId) return false;
  const its = originOfFrame(frame);
  return its !== null && its.origin === origin && its.isSandboxed === isSandboxed;
}

/** Whether a person sees a frame through all its ancestors. Throws only tab errors. */
export async function isFrameShown(tab: TabContext, frames: FrameFacts[], frame: FrameFacts): Promise<boolean> {
  let at = frame;
  while (at.path.length > 0) {
    const parent = await parentShowing(tab, frames, at);
    if (!parent) return false;
    at = parent;
  }
  return true;
}

/** Frames in shadow roots are not counted: of several candidates, the parent is the one that shows the frame. */
async function parentShowing(tab: TabContext, frames: FrameFacts[], frame: FrameFacts): Promise<FrameFacts | null> {
  const { url, width, height } = frame;
  const child = { place: frame.path.at(-1) ?? -1, url, width, height };
  for (const parent of parentsOf(frames, frame)) {
    const isShown = await tab.askFrame(parent.frameId, 'frame-shown', { child }).catch(unlessPage);
    if (isShown) return parent;
  }
  return null;
}

/** An unresponsive parent cannot vouch for what it shows. */
function unlessPage(error: unknown): false {
  if (error instanceof PageAnswerError || error instanceof PageUnreachableError) return false;
  throw error;
}
