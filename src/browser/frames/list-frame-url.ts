import type { ListFrame } from '@/domain/page/list-frame';
import { findListFrame } from './find-list-frame';
import { framesNow } from './shown-frames';

/** The address that the list's frame shows now; null if there is no such frame. Never throws. */
export async function listFrameUrl(tabId: number, place: ListFrame): Promise<string | null> {
  return findListFrame(await framesNow(tabId), place)?.url ?? null;
}
