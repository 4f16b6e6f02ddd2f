import { nameOf } from '../names/name-of';
import type { Part } from './part';
import { quote } from './quote';

/** The line of a frame, under which the background puts the lines of what is in it; null for one too small to be read. */
export function framePart(frame: Element, indent: number): Part | null {
  if (!(frame instanceof HTMLIFrameElement)) return null;
  const { clientWidth: width, clientHeight: height } = frame;
  if (width < 8 || height < 8) return null;
  const name = nameOf(frame);
  const text = name ? `frame ${quote(name, 80)}` : 'frame';
  return { kind: 'frame', indent, text, frame: { index: frameIndex(frame), url: frame.src, width, height } };
}

/** Windows can be compared even where nothing else of another site's window can be seen. */
export function frameIndex({ contentWindow }: HTMLIFrameElement): number | null {
  for (let index = 0; index < window.length; index += 1) if (window[index] === contentWindow) return index;
  return null;
}
