import { expect, it } from 'vitest';
import { isSameText } from '@/page/fill/fillers/is-same-text';

const reads = (text: string, ...shown: string[]) => shown.map((committed) => isSameText(committed, text, 'text'));

it('takes no amount for the one typed whose last digits became cents', () => {
  expect(reads('50000', '500.00', '500,00', '$500.00', '5.000,0', '50000.50')).not.toContain(true);
  expect(reads('50000 EUR', '500.00 EUR', '50,000.00 USD')).not.toContain(true);
});

it('takes an amount for the one typed that a mask wrote with decimals, and in groups', () => {
  expect(reads('50000', '50,000.00', '50.000,00', '$50,000.00', '50 000,00 €', "50'000.0", '50000.00')).not.toContain(
    false,
  );
  expect(reads('500000', '5,00,000.00', '500.000')).not.toContain(false);
  expect(reads('50000 EUR', '50.000,00 EUR')).toEqual([true]);
  expect(reads('18000', 'R$ 18.000', 'R$ 18.000,00', 'US$18,000', 'R$ 180,00', 'R$ 1.800')).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('reads numbers to call and codes by their digits, as before', () => {
  for (const [text, shown] of [
    ['50000', '50 000'],
    ['12345', '123 45'],
    ['11000', '110 00'],
    ['00950', '00-950'],
    ['1310100', '13.101-00'],
    ['+491701234567', '+49 170 1234567'],
    ['123456789', '1.23.45.67.89'],
    ['0123456789', '01.23.45.67.89'],
    ['5551234567', '555.123.4567'],
    ['50000', '50.000'],
  ] as const)
    expect(isSameText(shown, text, 'text'), shown).toBe(true);
});
