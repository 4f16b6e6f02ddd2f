import { describe, expect, it } from 'vitest';
import { type FrameKind, kindWithFrames } from '@/browser/frames/page-kind-of-frames';
import type { PageKind } from '@/domain/page/page-kind';

const page = (kind: PageKind) => ({ kind, evidence: [] });
const frame = (kind: PageKind, share: number): FrameKind => ({ kind, evidence: [], share });

describe('a page with frames', () => {
  it('is a job list where any frame shows one', () => {
    const frames = [frame('login', 0.9), frame('job-list', 0.2)];
    expect(kindWithFrames(page('not-a-job-list'), frames).kind).toBe('job-list');
    expect(kindWithFrames(page('login'), frames).kind).toBe('job-list');
  });

  it('is what fills it, also where that is a wall', () => {
    expect(kindWithFrames(page('not-a-job-list'), [frame('login', 0.8)]).kind).toBe('login');
    expect(kindWithFrames(page('not-a-job-list'), [frame('job-posting', 0.8)]).kind).toBe('job-posting');
  });

  it('is not what a small frame asks for', () => {
    expect(kindWithFrames(page('not-a-job-list'), [frame('login', 0.1)]).kind).toBe('not-a-job-list');
    expect(kindWithFrames(page('not-a-job-list'), [frame('not-a-job-list', 0.9)]).kind).toBe('not-a-job-list');
  });

  it('stays a wall of its own where the frame is another', () => {
    expect(kindWithFrames(page('rate-limit'), [frame('login', 0.8)]).kind).toBe('rate-limit');
  });
});
