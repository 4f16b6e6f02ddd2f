import { describe, expect, it } from 'vitest';
import { readAmount } from '@/ui/parts/read-amount';

describe('readAmount', () => {
  it.each([
    ['60000', 60_000],
    ['60,000', 60_000],
    ['60.000', 60_000],
    ['60 000', 60_000],
    ['1\u202f234\u202f567,50', 1_234_567.5],
    ["60'000.25", 60_000.25],
    ['1.234.567', 1_234_567],
    ['1,234.5', 1234.5],
    ['18,50', 18.5],
    ['18.5', 18.5],
    ['0', 0],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', '  ', 'sixty', '60k', '-5', '1e9', '60,00,0', '1.234,567.8', '€60', '9999999999999'])(
    'takes %j for no number',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );
});
