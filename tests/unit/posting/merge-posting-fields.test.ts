import { describe, expect, it } from 'vitest';
import { mergePostingFields } from '@/page/posting/merge-posting-fields';

const pane = { addresses: [], isStale: false };

describe('the day a posting was published', () => {
  it.each([
    ['2026-05-12', '24.11.2026 8:12', undefined],
    // Two time zones.
    ['2026-11-23', 'Posted November 24, 2026', '2026-11-23'],
    ['2026-05-12', 'Posted 2 weeks ago', '2026-05-12'],
    // June or November.
    ['2026-05-12', '11/06/2026', '2026-05-12'],
  ])('where the data say %s and the page “%s” is %s', (postedDate, postedText, kept) => {
    const merged = mergePostingFields({ title: 'Nurse', postedDate }, { title: 'Nurse', postedText }, pane);
    expect(merged).toMatchObject({ title: 'Nurse', postedText });
    expect(merged.postedDate).toBe(kept);
  });
});

describe('the company', () => {
  it.each([
    ['Acme', 'Acme Pumps Ltd', 'Acme Pumps Ltd'],
    ['Acme', 'Acme Careers', 'Acme'],
    ['Acme', 'Corvane Ltd', 'Acme'],
  ])('which the data call %s and the page %s is %s', (structured, shown, company) => {
    expect(mergePostingFields({ company: structured }, { company: shown }, pane).company).toBe(company);
  });
});

it('keeps the title of structured data as it is written', () => {
  const merged = mergePostingFields({ title: 'Nurse (80-100%)' }, { title: 'Nurse' }, pane);
  expect(merged.title).toBe('Nurse (80-100%)');
});

it.each([
  ['Kerala, IN', 'Trivandrum, Kollam', true, 'Trivandrum, Kollam'],
  ['Kerala, IN', 'Trivandrum, Kollam', false, 'Kerala, IN'],
  ['Mauricie', 'Full-time', true, 'Mauricie'],
  ['SK | PT | RO', 'Remote', true, 'SK | PT | RO'],
])('has of %s and %s, where the data names no town: %s, the place %s', (told, location, isTownUntold, place) => {
  expect(mergePostingFields({ location: told }, { location }, { ...pane, isTownUntold }).location).toBe(place);
});
