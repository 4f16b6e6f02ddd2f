import { describe, expect, it } from 'vitest';
import { wantedFrameOf } from '@/browser/frames/wanted-frame';
import { Recipe } from '@/domain/page/recipe';

const frame = { place: [0], address: 'https://board.example/embed' };
const framed = Recipe.parse({
  version: 1,
  frame,
  rows: { list: 'ul', row: 'li', fields: {}, embedded: null },
  scroller: null,
  details: null,
  pager: null,
  fill: {},
});

describe('the frame that a request is for', () => {
  it('is that of the recipe, however the request carries it', () => {
    expect(wantedFrameOf(framed).place).toEqual(frame);
    expect(wantedFrameOf({ recipe: framed }).place).toEqual(frame);
    expect(wantedFrameOf({ list: { recipe: framed, pressed: null }, target: null }).place).toEqual(frame);
    expect(wantedFrameOf({ selectors: ['ul'], frame }).place).toEqual(frame);
  });

  it('is that of an element it names', () => {
    expect(wantedFrameOf({ ref: 'f7e2' }).ref).toBe('f7e2');
    expect(wantedFrameOf({ target: { ref: 'f7e2' } }).ref).toBe('f7e2');
    expect(wantedFrameOf({ recipe: framed, row: { ref: 'f7e2' } }).ref).toBe('f7e2');
    expect(wantedFrameOf({ list: { recipe: null, pressed: { ref: 'f7e2' } }, target: null }).ref).toBe('f7e2');
  });

  it('is nothing in particular without either', () => {
    const none = { ref: null, place: null };
    expect(wantedFrameOf(null)).toEqual(none);
    expect(wantedFrameOf({ selector: '#apply' })).toEqual(none);
    expect(wantedFrameOf({ recipe: { ...framed, frame: null } })).toEqual(none);
  });

  it('is the page itself for a recipe stored before frames were known', () => {
    const { frame: _, ...stored } = framed;
    expect(Recipe.parse(stored).frame).toBeNull();
  });
});
