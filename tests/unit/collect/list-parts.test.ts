import { describe, expect, it } from 'vitest';
import type { ListParts } from '@/domain/page/page-readings';
import { unopenedParts } from '@/domain/run/list-parts-state';
import { otherParts } from '@/workflows/collect/list/parts-of-list';

/** Controls of which the first is current, with the addresses of the others. */
function group(
  [current = '', ...names]: string[],
  urls: (string | null)[] = [],
  more: Partial<ListParts> = {},
): ListParts {
  const others = names.map((name, index) => ({ name, ref: `e${index}`, url: urls[index] ?? null }));
  return { current, areTabs: urls.length === 0, areApart: false, others, ...more };
}

const shown = { rows: 5, isAll: false };
const certaintyOf = (one: ListParts, part = shown) => otherParts([one], part)?.areCertain ?? null;

describe('the other parts of a list', () => {
  it.each([
    ['months', group(['November 2026', 'October 2026'], ['https://board.example/who/2026-10'])],
    ['years', group(['2026', '2025', '2024'], ['https://board.example/2025', 'https://board.example/2024'])],
    ['months of another language', group(['août', 'juillet'])],
    ['buttons with months', group(['November', 'October'], [null], { areTabs: false })],
    [
      'letters of which none is current',
      group(['', 'A', 'B', 'C'], ['https://b.example/a', 'https://b.example/b', 'https://b.example/c']),
    ],
    ['letters', group(['A', 'B', 'C–D'], ['https://board.example/?l=B', 'https://board.example/?l=C'])],
    ['tabs that count what they show', group(['Chemistry (5)', 'Estates (4)', 'Library (4)'])],
  ])('are certain by %s', (_, one) => {
    expect(certaintyOf(one)).toBe(true);
    const isLink = one.areTabs || one.others.every(({ url }) => url !== null);
    if (isLink && one.current !== '')
      expect(certaintyOf({ ...one, areApart: true }, { rows: 5, isAll: true })).toBe(true);
  });

  it('are certain below the first rows of sections, unless all that are announced were read', () => {
    const sections = group(['Careers', 'Engineering', 'Sales'], ['https://b.example/e', 'https://b.example/s'], {
      leadOn: true,
    });
    expect(otherParts([sections], shown)).toMatchObject({ areCertain: true, leadOn: true });
    expect(otherParts([sections], { rows: 5, isAll: true })).toBeNull();
  });

  it.each([
    ['numbers', group(['1', '2', '3'], [null], { areTabs: false, choice: 'e9', areApart: true })],
    ['numbers that are called pages', group(['Page 2 of 3', 'Page 1 of 3', 'Page 3 of 3'], [null], { choice: 'e9' })],
  ])('are the pages that a list of %s leads to, where not everything announced was read', (_, one) => {
    expect(certaintyOf(one)).toBe(true);
    expect(certaintyOf(one, { ...shown, isAll: true })).toBeNull();
  });

  it.each([
    ['sizes of a page', group(['10', '25', '50'], [null], { areTabs: false, choice: 'e9' })],
    ['years of experience', group(['Any', '1', '2', '3'], [null], { areTabs: false, choice: 'e9' })],
    ['numbers that do not begin with one', group(['3', '4', '5'], [null], { areTabs: false, choice: 'e9' })],
  ])('are none by a list of %s', (_, one) => {
    expect(certaintyOf(one)).toBeNull();
  });

  it('are likely by tabs, but not where everything announced was read, nor in a menu', () => {
    const one = group(['Chemistry', 'Estates']);
    expect(certaintyOf(one)).toBe(false);
    expect(certaintyOf(one, { ...shown, isAll: true })).toBeNull();
    expect(certaintyOf({ ...one, areApart: true })).toBeNull();
  });

  it('are likely by tabs where the number announced is that of the current one', () => {
    const all = { ...shown, isAll: true };
    expect(certaintyOf(group(['Professionals', 'Internships'], [], { countsPart: true }), all)).toBe(false);
    expect(certaintyOf(group(['Jobs', 'Companies'], [], { countsPart: true }), all)).toBeNull();
  });

  it.each([
    ['a department that stands in the address', group(['Nursing', 'Kitchen'], ['https://board.example/jobs/kitchen'])],
    ['a view of everything', group(['All', 'Chemistry', 'Estates'])],
    [
      'a count that is the sum of the others',
      group(['Any (5)', 'Chemistry (3)', 'Estates (2)'], [null, null], { areTabs: false }),
    ],
    ['things that are no jobs', group(['Jobs', 'Companies', 'Salaries'])],
    ['an order', group(['Sort by date', 'Chemistry'])],
    ['languages', group(['English', 'Deutsch'], ['https://board.example/de/nursing'])],
    ['page numbers', group(['1', '2', '3'])],
    ['another part of the site', group(['Jobs', 'Team'], ['https://board.example/team/us'])],
    ['an order in the address', group(['Newest', 'Nearest'], ['https://board.example/jobs/nursing?sort=near'])],
    ['months of a calendar apart', group(['November', 'October'], [null], { areTabs: false, areApart: true })],
    ['buttons that are called anything', group(['Chemistry', 'Estates'], [null], { areTabs: false })],
    [
      'links of which none is current',
      group(
        ['', 'Chemistry', 'Estates', 'Library'],
        ['https://b.example/1', 'https://b.example/2', 'https://b.example/3'],
      ),
    ],
    ['two letters of which none is current', group(['', 'A', 'B'], ['https://b.example/a', 'https://b.example/b'])],
    ['letters that lead down the page', group(['', 'A', 'B', 'C'], [null, null, null], { areTabs: false })],
  ])('are not told by %s', (_, one) => {
    expect(certaintyOf(one)).toBeNull();
  });

  it('are named where they were not opened, if they are certain', () => {
    const parts = [
      { name: 'A', url: null, outcome: 'opened' },
      { name: 'B', url: null, outcome: 'failed' },
    ] as const;
    expect(unopenedParts({ areCertain: true, parts: [...parts] })).toEqual(['B']);
    expect(unopenedParts({ areCertain: false, parts: [...parts] })).toEqual([]);
  });

  it('are named too where they were not allowed to be opened, certain or not', () => {
    const parts = [
      { name: 'Chemistry', url: null, outcome: 'opened' },
      { name: 'Estates', url: null, outcome: 'refused' },
      { name: 'Benefits', url: null, outcome: 'failed' },
    ] as const;
    expect(unopenedParts({ areCertain: false, parts: [...parts] })).toEqual(['Estates']);
  });
});
