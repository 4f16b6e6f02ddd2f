import { describe, expect, it } from 'vitest';
import { isSearchFor } from '@/page/list/rows/search-links';

const page = 'https://board.example/jobs';

describe('a link to a search', () => {
  it.each([
    ['/jobs?q=Night%20Nurse', 'Night Nurse jobs in Kiel'],
    ['https://board.example/search?keywords=n%C3%A4herin&l=Kiel', 'Jobs als Näherin'],
    ['?what=cook', 'Cook'],
  ])('searches for what it says: %s', (address, text) => {
    expect(isSearchFor(address, text, page)).toBe(true);
  });

  it.each([
    ['/jobs/4711?q=nurse', 'Night Nurse', 'an id leads to one posting'],
    ['/jobs?job=night-nurse', 'Night Nurse', 'the parameter is no search'],
    ['/jobs?q=driver', 'Night Nurse', 'the words are others'],
    ['/jobs/night-nurse', 'Night Nurse', 'nothing is asked'],
  ])('is not %s, “%s”: %s', (address, text) => {
    expect(isSearchFor(address, text, page)).toBe(false);
  });

  it('is not what carries the words along that the page was searched for', () => {
    expect(isSearchFor('/job/night-nurse?q=nurse', 'Night Nurse', `${page}?q=nurse`)).toBe(false);
  });
});
