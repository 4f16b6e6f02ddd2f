import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByNumber } from '@/search/sort-by-number';

const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: 0, max: 1e9 }),
  fc.double({ noNaN: true }).map((number) => 0 + number),
);

it('orders as comparing does, equal ones as they were', () => {
  fc.assert(
    fc.property(fc.array(anyNumber), (numbers) => {
      const items = numbers.map((_, place) => place);
      const compared = items.toSorted((one, other) => Math.sign((numbers[one] ?? 0) - (numbers[other] ?? 0)));
      expect(sortByNumber(items, Float64Array.from(numbers))).toEqual(compared);
    }),
    { numRuns: 50 },
  );
});

it('has nothing to do for nothing', () => {
  expect(sortByNumber([], new Float64Array())).toEqual([]);
});
