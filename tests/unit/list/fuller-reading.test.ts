import { describe, expect, it } from 'vitest';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import { type Guess, isBetter } from '@/page/list/rows/fuller-reading';

/** A reading of rows of these titles, by a rule for their titles. */
function guess(titles: readonly string[], worth: number, evidence: number, rule = 'h3'): Guess {
  const rows = titles.map((title, index) => ({
    key: title,
    index,
    ref: null,
    isRendered: true,
    isPromoted: false,
    fields: { title },
    doubts: [],
  }));
  const fields = { title: [{ selector: rule, nth: 0, read: 'text', part: null, pattern: null, kind: null }] };
  return { learned: { recipe: { rows: { fields } }, reading: { rows } } as unknown as LearnedRecipe, worth, evidence };
}

const striped = ['Kabatit mosdot', 'Nurse', 'Bodeket tochniot', 'Accountant', 'Achrait tachzuka'];
const second = ['Nurse', 'Accountant'];

describe('of two readings of a list', () => {
  it('the whole of a striped table is better, though every second row says more of jobs', () => {
    const [whole, part] = [guess(striped, 2.8, 0.8), guess(second, 4.8, 1.8)];
    expect(isBetter(whole, part)).toBe(true);
    expect(isBetter(part, whole)).toBe(false);
  });

  it('the part is better where it is read otherwise, and says much more', () => {
    const [whole, part] = [guess(striped, 2.8, 0.8, 'a'), guess(second, 4.8, 1.8)];
    expect(isBetter(whole, part)).toBe(false);
    expect(isBetter(part, whole)).toBe(true);
  });

  it('the one that only adds a motto is not the fuller one', () => {
    const [whole, part] = [guess(['Join a team that cares!', ...striped], 3.1, 1), guess(striped, 3.2, 1)];
    expect(isBetter(whole, part)).toBe(false);
    expect(isBetter(guess(['Baker', ...striped], 3.1, 1), part)).toBe(true);
  });
});
