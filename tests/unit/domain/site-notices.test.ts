import { expect, it } from 'vitest';
import { noticeFor } from '@/safety/site-terms';

it.each([
  ['linkedin.com', 'linkedin.com'],
  ['de.linkedin.com', 'linkedin.com'],
  ['notlinkedin.com', undefined],
  ['linkedin.com.example', undefined],
  ['jobs.example', undefined],
])('has for %s the notice of %s', (site, host) => {
  expect(noticeFor(site)?.host).toBe(host);
});
