import { expect, it } from 'vitest';
import { splitAt } from '@/page/list/rows/split-at';

it('parts no range of pay at its dash', () => {
  expect(splitAt('Full-Time - $21.30 - $27.85 Hourly', ' - ')).toEqual(['Full-Time', '$21.30 - $27.85 Hourly']);
  expect(splitAt('Vollzeit – 45.000 – 55.000 €', ' – ')).toEqual(['Vollzeit', '45.000 – 55.000 €']);
  expect(splitAt('40 € - 45 € - Leeds', ' - ')).toEqual(['40 € - 45 €', 'Leeds']);
});

it('parts all else', () => {
  expect(splitAt('Grade 5 - 37 hours', ' - ')).toEqual(['Grade 5', '37 hours']);
  expect(splitAt('Office 12 - $21.30', ' - ')).toEqual(['Office 12', '$21.30']);
  expect(splitAt('$21.30 · $27.85', ' · ')).toEqual(['$21.30', '$27.85']);
});
