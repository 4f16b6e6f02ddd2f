import { expect, it } from 'vitest';
import { wholeWithin } from '@/page/fill/fillers/tags-filler';
import { fittingText } from '@/page/fill/fillers/text-filler';

it('enters what the box takes whole, in fewer characters if need be', () => {
  expect(fittingText(['170 1234567', '1701234567'], [null, null])).toBe('170 1234567');
  expect(fittingText(['170 1234567', '1701234567'], [null, 10])).toBe('1701234567');
  expect(fittingText(['2027', '27'], [null, 2])).toBe('27');
  expect(fittingText(['170 1234567', '1701234567'], [8, null])).toBeNull();
  expect(fittingText(['', ''], [null, 0])).toBe('');
});

it('enters only whole texts one after the other', () => {
  expect(wholeWithin(['Go', 'Rust', 'SQL'], null)).toEqual(['Go', 'Rust', 'SQL']);
  expect(wholeWithin(['Go', 'Rust', 'SQL'], 10)).toEqual(['Go', 'Rust']);
  expect(wholeWithin(['TypeScript'], 5)).toEqual([]);
});
