import { expect, test } from 'vitest';
import { asksEndOfCurrentJob } from '@/forms/values/is-current-job';

const profile = {
  work: [
    { name: 'Present', startDate: '2019-03' },
    { name: 'Before', startDate: '2012-06', endDate: '2019-02' },
  ],
};
const at = (repeat: number) => ({ country: null, repeat });

test('an employment without an end goes on, and only its end is missing', () => {
  expect(asksEndOfCurrentJob('work.endDate', profile, at(0))).toBe(true);
  expect(asksEndOfCurrentJob('work.endDate', profile, at(1))).toBe(false);
  expect(asksEndOfCurrentJob('work.startDate', profile, at(0))).toBe(false);
});
