import type { FormScope } from '@/domain/form-scope';
import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import { type FrameFacts, parentsOf } from './frames';
import type { TabGrip } from './tab-grip';

/** What a frame counts as when a fill asks whose it is. */
export interface FrameOrigin {
  /** Scheme, host and port; of a sandboxed frame those of the address it was loaded from. */
  origin: string;
  isSandboxed: boolean;
}

/** Null for what has no origin that could be shown to a user: opaque `srcdoc`, `about:blank`, `data:` and `blob:`. */
export function originOfFrame({ path, url, origin, addressOrigin }: FrameFacts): FrameOrigin | null {
  const isWeb = /^https?:/.test(url);
  if (path.length === 0) return { origin: origin === 'null' ? addressOrigin : origin, isSandboxed: false };
  if (origin === 'null') return isWeb ? { origin: addressOrigin, isSandboxed: true } : null;
  return isWeb || /^about:(?:blank|srcdoc)/.test(url) ? { origin, isSandboxed: false } : null;
}

/** Whether a frame is of the scope by what it is; whether a person sees it is another question. */
export function isOfScope(frame: FrameFacts, { origin, frameId, isSandboxed }: Omit<FormScope, 'token'>): boolean {
  if (frameId === null && frame.path.length === 0) return originOfFrame(frame)?.origin === origin;
  if (frameId !== null && frame.frameId !== frameId) return false;
  const its = originOfFrame(frame);
  return its !== null && its.origin === origin && its.isSandboxed === isSandboxed;
}

/** Whether a person sees a frame where it stands in its parents, up to the top. Never throws but for what is wrong with the tab. */
export async function isFrameShown(tab: TabGrip, frames: FrameFacts[], frame: FrameFacts): Promise<boolean> {
  let at = frame;
  while (at.path.length > 0) {
    const parent = await parentShowing(tab, frames, at);
    if (!parent) return false;
    at = parent;
  }
  return true;
}

/** Frames in shadow roots are not counted, so several may be the parent: the one that shows the frame is. */
async function parentShowing(tab: TabGrip, frames: FrameFacts[], frame: FrameFacts): Promise<FrameFacts | null> {
  const { url, width, height } = frame;
  const child = { place: frame.path.at(-1) ?? -1, url, width, height };
  for (const parent of parentsOf(frames, frame)) {
    const isShown = await tab.askFrame(parent.frameId, 'frame-shown', { child }).catch(unlessPage);
    if (isShown) return parent;
  }
  return null;
}

/** A parent that does not answer shows nothing that anybody could vouch for. */
function unlessPage(error: unknown): false {
  if (error instanceof PageAnswerError || error instanceof PageUnreachableError) return false;
  throw error;
}
