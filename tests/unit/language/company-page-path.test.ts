import { expect, it } from 'vitest';
import { withoutCompanyInPath } from '@/language/words/jobs/company-page-path';

it.each([
  ['/company/48213/jobs/night-nurse', '/company//jobs/night-nurse'],
  ['/en/unternehmen/48213/stellen/koch', '/en/unternehmen//stellen/koch'],
  ['/f%C3%B6retag/48213/jobb/kock', '/f%C3%B6retag//jobb/kock'],
  ['/jobs/48213/night-nurse', '/jobs/48213/night-nurse'],
  ['/company/48213', '/company/48213'],
  ['/', '/'],
])('takes the company out of %s', (path, without) => {
  expect(withoutCompanyInPath(path)).toBe(without);
});
