import { expect, it } from 'vitest';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { fieldOfMarkupName } from '@/language/words/jobs/markup-field-names';

it.each([
  ['job-card__location', 'location'],
  ['jobTitle', 'title'],
  ['company-headquarters', 'location'],
  ['salary-snippet', 'salaryText'],
  ['base-card__subtitle', undefined],
  ['stellentitel', 'title'],
  ['datePosted', 'postedText'],
])('%s speaks of %s', (name, field) => expect(fieldOfMarkupName(name)).toBe(field));

it.each(['/jobs/view/42', 'jobCard', '/offene-stellen/x', '/rpd/2000133941/'])('%s speaks of jobs', (name) =>
  expect(hasJobUrlWord(name)).toBe(true),
);
it.each(['/jobless', '/blog/on-bees', 'snowjobber'])('%s does not', (name) => expect(hasJobUrlWord(name)).toBe(false));
