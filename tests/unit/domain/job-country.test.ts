import { expect, it } from 'vitest';
import { jobCountry } from '@/jobs/merge/job-country';

it.each([
  ['Berlin, Germany (hybrid)', 'DE'],
  ['Toronto, ON, Canada', 'CA'],
  ['Deutschland', 'DE'],
  ['Remote - United Kingdom', 'GB'],
  ['Amsterdam, Niederlande', 'NL'],
  ['New York, US', 'US'],
  ['Austin, TX, USA', 'US'],
  ['Germany (Remote)', 'DE'],
  ['Norway, ME', null],
  ['Atlanta, Georgia', null],
  ['San Francisco, CA', null],
  ['Wilmington, DE', null],
  ['Germany or Austria', null],
  ['Lebanon, NH', null],
  ['Berlin (hybrid)', null],
  ['Remote, Europe', null],
  ['Jersey City, NJ', null],
  ['New Mexico', 'US'],
  ['', null],
  [null, null],
])('%s is in %s', (place, country) => {
  expect(jobCountry(place)).toBe(country);
});
