import { expect, it } from 'vitest';
import { siteTermsOf } from '@/safety/site-terms';

it.each([
  ['linkedin.com', 'linkedin.com'],
  ['de.linkedin.com', 'linkedin.com'],
  ['notlinkedin.com', undefined],
  ['linkedin.com.example', undefined],
  ['jobs.example', undefined],
])('has for %s the notice of %s', (site, host) => {
  expect(siteTermsOf(site)?.host).toBe(host);
});
