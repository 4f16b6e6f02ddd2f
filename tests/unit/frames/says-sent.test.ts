import { expect, it } from 'vitest';
import type { FrameFacts } from '@/browser/frames/frames';
import { mayTell } from '@/browser/scope/says-sent';
import { type FormLocation, topFrameLocation } from '@/domain/form/form-scope';

const own = 'https://jobs.example';
const ats = 'https://ats.example';
const frameOf = (origin: string, some: Partial<FrameFacts> = {}): FrameFacts => ({
  frameId: 3,
  path: [0],
  url: `${origin}/thanks`,
  origin,
  addressOrigin: origin,
  width: 600,
  height: 400,
  ...some,
});
const inFrame: FormLocation = { tabOrigin: own, origin: ats, frameId: 9, isSandboxed: false };

it('hears of an application only its page and frames of the origin of its form', () => {
  const place = topFrameLocation(own);
  expect(mayTell(frameOf(own, { path: [] }), place)).toBe(true);
  expect(mayTell(frameOf(own), place)).toBe(true);
  for (const frame of [frameOf(ats), frameOf(`${own}:8443`), frameOf(own, { origin: 'null' })]) {
    expect(mayTell(frame, place)).toBe(false);
  }
  // The frame of the form may have become another one since.
  expect(mayTell(frameOf(ats), inFrame)).toBe(true);
  expect(mayTell(frameOf(own), inFrame)).toBe(false);
  expect(mayTell(frameOf(ats, { origin: 'null' }), { ...inFrame, isSandboxed: true })).toBe(false);
  expect(mayTell(frameOf(ats, { origin: 'null', frameId: 9 }), { ...inFrame, isSandboxed: true })).toBe(true);
});
