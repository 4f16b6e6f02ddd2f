import { expect, it } from 'vitest';
import { datePartOf } from '@/language/words/forms/date-part-labels';
import { aField } from '../form-keys/a-field';

it.each([
  ['ja', '年', '月', '日'],
  ['ko', '년', '월', '일'],
  ['ar', 'السنة', 'الشهر', 'يوم'],
  ['hr', 'Godina', 'Mjesec', 'Dan'],
  ['vi', 'Năm', 'Tháng', 'Ngày'],
  ['en', 'Year', 'Month', 'Day'],
])('knows the parts of a date by name: %s', (_, year, month, day) => {
  const partOf = (question: string) => datePartOf(aField({ question, kind: 'select' }));
  expect([year, month, day].map(partOf)).toEqual(['year', 'month', 'day']);
});

it('takes no such word within a longer question for a part of a date', () => {
  expect(datePartOf(aField({ question: 'Any other skills', kind: 'text' }))).toBeNull();
});

it('believes the entries of a list where the name of the part before it stands between the two', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
  expect(datePartOf(aField({ question: '年', kind: 'select', options: numbers(12) }))).toBe('month');
  expect(datePartOf(aField({ question: '月', kind: 'select', options: numbers(31) }))).toBe('day');
});

it('knows parts by entries that say their name, and years that are said once more in an era', () => {
  const offered = (options: string[]) => datePartOf(aField({ kind: 'select', options }));
  const years = [1989, 1990, 1991];
  expect(offered(years.map((year) => `${year}年`))).toBe('year');
  expect(offered(years.map((year) => `${year}年（平成${year - 1988}年）`))).toBe('year');
  expect(offered(Array.from({ length: 31 }, (_, index) => `${index + 1}일`))).toBe('day');
  expect(offered(Array.from({ length: 31 }, (_, index) => `${index + 1} people`))).toBeNull();
});
