import { describe, expect, it } from 'vitest';
import { nextPageUrl, type ShownResults } from '@/page/list/pager/next-page-url';

const next = (address: string, shown: Partial<ShownResults> = {}) =>
  nextPageUrl(new URL(address), { rows: 25, announced: 60, range: null, ...shown });

describe('the address of the next page', () => {
  it.each([
    ['https://a.example/jobs?page=2', 'https://a.example/jobs?page=3'],
    ['https://a.example/jobs?q=a%20b&seite=1', 'https://a.example/jobs?q=a+b&seite=2'],
    ['https://a.example/jobs/page/2/', 'https://a.example/jobs/page/3/'],
    ['https://a.example/jobs?start=25', 'https://a.example/jobs?start=50'],
    ['https://a.example/jobs?offset=0', 'https://a.example/jobs?offset=25'],
    ['https://a.example/jobs?page=0', 'https://a.example/jobs?page=1'],
  ])('of %s is %s', (here, there) => expect(next(here)).toBe(there));

  it('is none where the address counts nothing, or the last row is shown', () => {
    expect(next('https://a.example/jobs')).toBeNull();
    expect(next('https://a.example/jobs?page=3')).toBeNull();
    expect(next('https://a.example/jobs?start=50')).toBeNull();
    expect(next('https://a.example/jobs?page=2', { range: { first: 51, last: 60 } })).toBeNull();
    expect(next('https://a.example/jobs?page=1', { announced: 25 })).toBeNull();
  });

  it('goes on by the size of a page, not by what an advertisement adds to it', () => {
    expect(next('https://a.example/jobs?start=20', { rows: 11 })).toBe('https://a.example/jobs?start=30');
    expect(next('https://a.example/jobs?start=20', { rows: 12, range: { first: 21, last: 30 } })).toBe(
      'https://a.example/jobs?start=30',
    );
  });
});
