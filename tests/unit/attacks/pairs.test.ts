import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../attacks/pairs';

const traits = fc.record({
  one: fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 6 }),
  two: fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 5 }),
  three: fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 4 }),
});

describe('pairs', () => {
  it('has every two values of different traits occur together', () => {
    fc.assert(
      fc.property(traits, ({ one, two, three }) => {
        const rows = pairs({ one, two, three });
        for (const a of one) for (const b of two) expect(rows.some((row) => row.one === a && row.two === b)).toBe(true);
        for (const a of one)
          for (const b of three) expect(rows.some((row) => row.one === a && row.three === b)).toBe(true);
        for (const a of two)
          for (const b of three) expect(rows.some((row) => row.two === a && row.three === b)).toBe(true);
      }),
    );
  });

  it('needs far fewer than all combinations', () => {
    const six = [1, 2, 3, 4, 5, 6];
    expect(pairs({ a: six, b: six, c: six, d: six }).length).toBeLessThan(60);
  });
});
