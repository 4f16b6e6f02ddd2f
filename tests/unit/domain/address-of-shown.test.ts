import { expect, it } from 'vitest';
import { addressOfShown } from '@/jobs/identity/id-in-url';

const list = 'https://careers.example/jobs?domain=corvane.example';

it.each([
  ['a parameter', `${list}&pid=563156120007717&sort_by=relevance`, '563156120007717'],
  ['a part of its path', 'https://careers.example/jobs/R-24113?domain=corvane.example', 'R-24113'],
])('is where the page went, with its id as %s', (_, address, id) => {
  expect(addressOfShown(id, { address, isRoute: false, added: null })).toBe(address);
});

it('is a route, whatever its id', () => {
  const address = 'https://careers.example/jobs#/job/welder';
  expect(addressOfShown(undefined, { address, isRoute: true, added: null })).toBe(address);
});

it('is not the address of its list, or of another posting', () => {
  expect(addressOfShown('563156120007717', { address: list, isRoute: false, added: null })).toBeUndefined();
  expect(
    addressOfShown('563156120007717', { address: `${list}&pid=563156120000000`, isRoute: false, added: null }),
  ).toBeUndefined();
  expect(addressOfShown('1', { address: `${list}&page=1`, isRoute: false, added: null })).toBeUndefined();
  expect(
    addressOfShown(undefined, { address: `${list}&pid=563156120000000`, isRoute: false, added: null }),
  ).toBeUndefined();
});

it.each([
  ['is called after jobs', '563156', 'jobId=118', '118', true],
  ['ends the number that the row has', '9200861234560', 'pid=234560', '234560', true],
  ['says nothing of the row', '563156', 'v=118', '118', false],
  ['is too short to be the end of its number', '563118', 'v=118', '118', false],
])('is where a press went whose id %s', (_, id, parameter, added, isAddress) => {
  const address = `${list}&${parameter}`;
  expect(addressOfShown(id, { address, isRoute: false, added })).toBe(isAddress ? address : undefined);
});
