import { expect, it } from 'vitest';
import { saysDate } from '@/page/fill/fillers/calendar-filler';

const says = (text: string, year: string, month: string | null = null, day: string | null = null) =>
  saysDate(text, { year, month, day });

it('takes another date for none, though it has the same numbers', () => {
  expect(says('2027-03-04', '2027', '03', '03')).toBe(false);
  expect(says('04.03.2027', '2027', '03', '03')).toBe(false);
  expect(says('2027-04-03', '2027', '03', '04')).toBe(false);
  expect(says('03/2027', '2027', '03', '03')).toBe(false);
});

it('reads a date however a site writes it, as precisely as it asks', () => {
  for (const text of ['2027-03-04', '04.03.2027', '03/04/2027', '4 March 2027', '2027/3/4'])
    expect(says(text, '2027', '03', '04'), text).toBe(true);
  expect(says('03.03.2027', '2027', '03', '03')).toBe(true);
  expect(says('03/2027', '2027', '03')).toBe(true);
  expect(says('March 2027', '2027', '03')).toBe(true);
  expect(says('2027', '2027')).toBe(true);
});
