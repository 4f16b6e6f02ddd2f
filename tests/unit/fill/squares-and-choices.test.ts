import { expect, it } from 'vitest';
import { charactersIn } from '@/page/fill/fillers/characters-filler';
import { distinct } from '@/page/fill/fillers/displayed-choices';
import { formatOfSquares } from '@/page/form/join-characters';

it('takes the format of a date in squares from their letters, else from the words about them', () => {
  expect(formatOfSquares('TTMMJJJJ', 'YYYY-MM-DD', 8)).toBe('TT-MM-JJJJ');
  expect(formatOfSquares('', ' Date of birth (DD/MM/YYYY)', 8)).toBe('DD/MM/YYYY');
  expect(formatOfSquares('', ' Date of birth (DD/MM/YYYY)', 6)).toBeNull();
  expect(formatOfSquares('', ' Date of birth', 8)).toBeNull();
});

it('writes no date into squares that tell no format', () => {
  expect(charactersIn('1990-03-05', null)).toEqual([]);
  expect(charactersIn('1990-03-05', 'DD/MM/YYYY').join('')).toBe('05031990');
  expect(charactersIn('1990', null).join('')).toBe('1990');
  expect(charactersIn('12 345-67', null).join('')).toBe('1234567');
});

it('takes texts that differ in signs alone for one choice', () => {
  expect(distinct(['🇩🇪 Germany', 'Germany', '→', 'GERMANY', 'France'])).toEqual(['🇩🇪 Germany', 'France']);
  expect(distinct(['C', 'C++', '中文'])).toEqual(['C', 'C++', '中文']);
});
