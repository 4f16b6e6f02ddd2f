import { expect, it } from 'vitest';
import { permitCountry } from '@/forms/values/permit-country';

const work = (question: string) => ({ key: 'auth.work' as const, question });
const visa = { key: 'auth.sponsorship' as const, question: 'Will you require sponsorship for an employment visa?' };
const ofStates = work('Are you legally authorized to work in the United States?');

it('is the one country that the questions about permits name, if the job says none', () => {
  expect(permitCountry(null, [ofStates, visa])).toBe('US');
  expect(permitCountry('CA', [ofStates, visa])).toBe('CA');
  expect(permitCountry(null, [visa])).toBeNull();
});

it('is none where they name several, or only another question names one', () => {
  expect(permitCountry(null, [ofStates, work('Are you authorized to work in Canada?'), visa])).toBeNull();
  expect(permitCountry(null, [visa, { key: null, question: 'Have you lived in the United States?' }])).toBeNull();
});
