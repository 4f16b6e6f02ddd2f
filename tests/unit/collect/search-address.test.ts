import { expect, it } from 'vitest';
import { addedUrlParts, urlValues } from '@/workflows/search/search-address';

const list = 'https://jobs.test/search?q=cook&page=2';

it.each([
  [`${list}&level=senior&level=lead`, ['level=senior', 'level=lead']],
  [`${list}&currentJobId=4039281723`, []],
  ['https://jobs.test/search?q=cook', []],
  ['https://jobs.test/jobs/full%20time?q=cook', ['/jobs/full time']],
  ['https://jobs.test/search?q=cook#filters?place=remote', ['place=remote']],
  ['https://jobs.test/search?q=cook#main', []],
  ['not an address', []],
])('tells what is new in %s', (after, expected) => {
  expect(addedUrlParts(list, after)).toEqual(expected);
});

it('tells the values of a query and the words of a path', () => {
  expect(urlValues('https://jobs.test/offers/part-time?place=on+site,remote')).toEqual([
    'on site,remote',
    'on site',
    'remote',
    'offers',
    'part time',
  ]);
});
