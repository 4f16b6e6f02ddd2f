import type { ListFrame } from '@/domain/page/list-frame';
import type { FrameFacts } from './frames';

/** What is remembered of the frame that shows a list; null for the page itself. */
export function listFrameOf({ path, url }: Pick<FrameFacts, 'path' | 'url'>): ListFrame | null {
  return path.length === 0 ? null : { place: path, address: addressOf(url) };
}

/**
 * The remembered frame among those of the tab now. The address counts most: an advert's frame may come before it. A frame that shows a
 * posting, or another page of the list, is known by its place and origin: another site's document is never taken for it. Undefined if
 * nothing of it is left.
 */
export function findListFrame<Frame extends Pick<FrameFacts, 'path' | 'url'>>(
  frames: readonly Frame[],
  { place, address }: ListFrame,
): Frame | undefined {
  const inner = frames.filter(({ path }) => path.length > 0);
  const isThere = ({ path }: Frame) => path.join() === place.join();
  const isSame = ({ url }: Frame) => addressOf(url) === address;
  const isSameOrigin = ({ url }: Frame) => originOf(url) === originOf(address);
  return (
    inner.find((frame) => isThere(frame) && isSame(frame)) ??
    inner.find(isSame) ??
    inner.find((frame) => isThere(frame) && isSameOrigin(frame))
  );
}

function addressOf(url: string): string {
  const { origin, pathname } = URL.parse(url) ?? {};
  return origin && origin !== 'null' ? `${origin}${pathname}` : url;
}

function originOf(url: string): string | undefined {
  return URL.parse(url)?.origin;
}
