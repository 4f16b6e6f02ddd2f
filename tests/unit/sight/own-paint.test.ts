import { describe, expect, it } from 'vitest';
import type { Pixels, Tint } from '@/browser/field-visibility/pixels';
import { ownPaintShare, pickTint, tintOpacity } from '@/browser/field-visibility/tint-share';
import { ground, painted, written } from './painting';

const [width, height] = [200, 24];
const whole = { left: 0, top: 0, width, height };
const white: Tint = [255, 255, 255];
const grounds: [string, Tint][] = [
  ['white', white],
  ['black', [0, 0, 0]],
  ['grey', [128, 128, 128]],
  ['magenta', [255, 0, 255]],
  ['a brand blue', [10, 102, 194]],
];

const tinted = (picture: Pixels, tint: Tint, through = 1) => painted(picture, whole, tint, tintOpacity * through);

describe('what is painted by a field itself', () => {
  it.each(grounds)('takes on its tint on %s', (_name, colour) => {
    const before = ground(width, height, colour);
    const tint = pickTint(before);
    expect(ownPaintShare(before, tinted(before, tint), tint)).toBe(1);
  });

  it('takes it on around what is written', () => {
    const plain = ground(width, height, white);
    const line = { left: 10, top: 6, width: 120, height: 12 };
    const tint = pickTint(plain);
    const before = written(plain, line, [0, 0, 0]);
    const after = written(tinted(plain, tint), line, [0, 0, 0]);
    expect(ownPaintShare(before, after, tint)).toBeGreaterThan(0.7);
  });

  it('takes it on where it is half faint itself', () => {
    const before = ground(width, height, white);
    const tint = pickTint(before);
    expect(ownPaintShare(before, tinted(before, tint, 0.7), tint)).toBe(1);
  });
});

describe('what lies over a field', () => {
  it.each(grounds)('keeps its colour, %s', (_name, colour) => {
    const before = ground(width, height, colour);
    expect(ownPaintShare(before, before, pickTint(before))).toBe(0);
  });

  it('lets too little through where it is nearly opaque', () => {
    const before = ground(width, height, white);
    const tint = pickTint(before);
    expect(ownPaintShare(before, tinted(before, tint, 0.3), tint)).toBe(0);
  });

  it('does not pass for the field by changing in another way at the same moment', () => {
    const before = ground(width, height, white);
    const tint: Tint = [255, 0, 180];
    const after = tinted(before, [0, 255, 60]);
    expect(ownPaintShare(before, after, tint)).toBe(0);
  });

  it('leaves the part of it that it does not cover', () => {
    const before = ground(width, height, white);
    const tint = pickTint(before);
    const after = painted(tinted(before, tint), { ...whole, width: 150 }, white);
    expect(ownPaintShare(before, after, tint)).toBeCloseTo(0.25);
  });
});

it('a tint that is what is painted already tells nothing', () => {
  const before = ground(width, height, [255, 0, 255]);
  expect(ownPaintShare(before, before, [255, 0, 255])).toBeNull();
});

it('nobody knows a tint before', () => {
  const before = ground(width, height, white);
  const tints = Array.from({ length: 40 }, () => pickTint(before).join());
  expect(new Set(tints).size).toBeGreaterThan(20);
});
