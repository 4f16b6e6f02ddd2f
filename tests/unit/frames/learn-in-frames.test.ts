import { describe, expect, it } from 'vitest';
import { chooseList } from '@/browser/frames/learn-in-frames';
import { LearnedRecipe } from '@/domain/page/page-readings';

/** A list by the number of its rows. */
function listOf(count: number, list: string): LearnedRecipe {
  const row = (index: number) => ({
    key: `${index}`,
    index,
    ref: null,
    isRendered: true,
    isPromoted: false,
    fields: { title: `Engineer ${index}`, location: 'Berlin' },
  });
  return LearnedRecipe.parse({
    recipe: {
      version: 1,
      rows: { list, row: 'li', fields: {}, embedded: null },
      scroller: null,
      details: null,
      pager: null,
      fill: {},
    },
    reading: {
      rows: Array.from({ length: count }, (_, index) => row(index)),
      announced: null,
      check: { holds: true, fill: {}, uniqueness: 1, problems: [] },
      scroll: { top: 0, height: 0, viewport: 0 },
    },
  });
}

describe('the list of a tab', () => {
  const own = listOf(4, 'own');

  it('is the one of the page itself, unless a frame shows far more', () => {
    expect(chooseList(own, [])).toBe(own);
    expect(chooseList(own, [listOf(6, 'frame')])).toBe(own);
    const full = listOf(8, 'frame');
    expect(chooseList(own, [full])).toBe(full);
  });

  it('is the fullest of the frames where the page has none', () => {
    const full = listOf(8, 'full');
    expect(chooseList(null, [listOf(3, 'short'), full])).toBe(full);
    expect(chooseList(null, [])).toBeNull();
  });
});
