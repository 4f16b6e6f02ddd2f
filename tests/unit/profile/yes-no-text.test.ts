import { expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { valueFromProfile } from '@/forms/values/value-from-profile';

const profile = {
  'x-jobtrail': {
    willingToRelocate: true,
    workAuthorization: { DE: { isAuthorized: true, needsSponsorship: false } },
  },
};
const typed = (key: FieldKey, question: string, language = 'en', hint = '') =>
  valueFromProfile(key, profile, { country: 'DE', repeat: null, question, hint, language, isTyped: true })?.value ??
  null;

it.each([
  ['auth.sponsorship', 'What is your current immigration status?', 'en'],
  ['auth.sponsorship', 'Visa status', 'en'],
  ['auth.sponsorship', 'Aufenthaltsstatus', 'de'],
  ['auth.work', 'Please describe your work authorization', 'en'],
  ['auth.work', 'What is your work authorization status?', 'en'],
  ['auth.work', 'Aufenthaltstitel', 'de'],
  ['relocation', 'Where are you willing to relocate?', 'en'],
  ['relocation', 'Are you willing to relocate? If so, where?', 'en'],
  ['relocation', 'Are you willing to relocate, and if so, where?', 'en'],
  ['relocation', 'Relocation preferences', 'en'],
] as const)('%s has no yes or no typed: %s', (key, question, language) => {
  expect(typed(key, question, language)).toBeNull();
});

it.each([
  ['auth.work', 'Are you authorized to work in Germany?', 'en', 'Yes'],
  ['auth.work', 'Are you legally authorized to work in Germany', 'en', 'Yes'],
  ['auth.work', 'Haben Sie eine Arbeitserlaubnis?', 'de', 'Ja'],
  ['auth.work', 'Arbeitserlaubnis vorhanden (ja/nein)', 'de', 'Ja'],
  ['auth.work', 'Work permit', 'en', 'Yes'],
  ['auth.sponsorship', 'Will you now, or in the future, require sponsorship? *', 'en', 'No'],
  ['auth.sponsorship', 'If hired, will you require sponsorship?', 'en', 'No'],
  ['auth.sponsorship', 'Require visa sponsorship', 'en', 'No'],
  ['auth.sponsorship', '¿Necesitas un visado de trabajo con patrocinio? (sí/no)', 'es', 'No'],
  ['relocation', 'We work in Berlin. Are you willing to relocate?', 'en', 'Yes'],
  ['relocation', 'Willing to relocate', 'en', 'Yes'],
  ['relocation', 'Umzugsbereitschaft*', 'de', 'Ja'],
  ['relocation', 'Es-tu prêt à déménager ?', 'fr', 'Oui'],
] as const)('%s is answered in the words of its form: %s', (key, question, language, said) => {
  expect(typed(key, question, language)).toBe(said);
});

it('types none in a language that it does not know', () => {
  expect(typed('relocation', 'Are you willing to relocate?', 'xx')).toBeNull();
});

it('takes the words that a box hints at', () => {
  expect(typed('relocation', 'Relocation to the head office', 'en', 'Yes or no')).toBe('Yes');
});
