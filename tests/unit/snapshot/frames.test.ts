import { describe, expect, it } from 'vitest';
import { type FrameFacts, frameAt, frameIdOf, refPrefix } from '@/browser/frames/frames';

const origins = { origin: 'https://a.test', addressOrigin: 'https://a.test' };
const top: FrameFacts = { frameId: 0, path: [], url: 'https://a.test/', ...origins, width: 1280, height: 800 };
const frame = (frameId: number, path: number[], url = 'about:blank', width = 300, height = 150): FrameFacts => ({
  frameId,
  path,
  url,
  ...origins,
  width,
  height,
});

describe('frameAt', () => {
  it('goes by the place among the windows of the parent', () => {
    const frames = [top, frame(5, [0]), frame(6, [1]), frame(7, [1, 0])];
    expect(frameAt(frames, top, { index: 1, url: '', width: 0, height: 0 })?.frameId).toBe(6);
    const parent = frame(6, [1]);
    expect(frameAt(frames, parent, { index: 0, url: '', width: 0, height: 0 })?.frameId).toBe(7);
  });

  it('tells frames in shadow roots by address, then by size', () => {
    const frames = [
      top,
      frame(5, [0]),
      frame(6, [-1], 'https://b.test/x'),
      frame(7, [-1], 'https://c.test/', 640, 480),
    ];
    const place = { index: null, width: 640, height: 480 };
    expect(frameAt(frames, top, { ...place, url: 'https://b.test/x' })?.frameId).toBe(6);
    expect(frameAt(frames, top, { ...place, url: 'https://redirected.test/' })?.frameId).toBe(7);
    expect(frameAt(frames, top, { index: null, url: 'https://d.test/', width: 1, height: 1 })).toBeUndefined();
  });
});

describe('frameIdOf', () => {
  it('reads the frame back from a ref', () => {
    expect(frameIdOf(`${refPrefix(17)}e4`)).toBe(17);
    expect(frameIdOf(`${refPrefix(17)}L2.5.save`)).toBe(17);
    expect(frameIdOf(`${refPrefix(0)}e4`)).toBe(0);
  });
});
