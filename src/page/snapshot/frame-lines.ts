import { frameIndex } from '@/page/dom/frames/frame-index';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { quote } from './quote';
import type { SnapshotPart } from './snapshot-part';

/** A frame's line, after which the background inserts the frame's content; null if it is too small to read. */
export function framePart(frame: Element, indent: number): SnapshotPart | null {
  if (!(frame instanceof HTMLIFrameElement)) return null;
  const { clientWidth: width, clientHeight: height } = frame;
  if (width < 8 || height < 8) return null;
  const name = accessibleName(frame);
  const text = name ? `frame ${quote(name, 80)}` : 'frame';
  return { kind: 'frame', indent, text, frame: { index: frameIndex(frame), url: frame.src, width, height } };
}
