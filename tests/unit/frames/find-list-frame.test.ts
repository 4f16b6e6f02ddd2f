import { describe, expect, it } from 'vitest';
import { findListFrame, listFrameOf } from '@/browser/frames/find-list-frame';

const frame = (path: number[], url: string) => ({ path, url });
const top = frame([], 'https://portal.example/careers');
const remembered = { place: [1], address: 'https://board.example/embed' };

describe('a list in the page itself', () => {
  it('has no frame', () => {
    expect(listFrameOf(top)).toBeNull();
  });
});

describe('the frame of a list', () => {
  it('is remembered by its place and its address without the query', () => {
    expect(listFrameOf(frame([1], 'https://board.example/embed?page=2#top'))).toEqual(remembered);
  });

  it('is found by its address where an advert has moved it', () => {
    const frames = [top, frame([0], 'about:blank'), frame([1], 'https://ads.example/'), frame([2], remembered.address)];
    expect(findListFrame(frames, remembered)).toBe(frames[3]);
  });

  it('is found by its place where it shows a posting by now', () => {
    const frames = [top, frame([0], 'https://board.example/chat'), frame([1], 'https://board.example/jobs/7')];
    expect(findListFrame(frames, remembered)).toBe(frames[2]);
  });

  it('is the one at its place of two that show the same', () => {
    const frames = [top, frame([0], remembered.address), frame([1], `${remembered.address}?page=3`)];
    expect(findListFrame(frames, remembered)).toBe(frames[2]);
  });

  it('is neither the page that shows its address by itself, nor a frame of another site at its place', () => {
    expect(findListFrame([frame([], remembered.address)], remembered)).toBeUndefined();
    expect(findListFrame([top, frame([1], 'https://other.example/embed')], remembered)).toBeUndefined();
  });
});
