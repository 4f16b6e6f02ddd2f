import { expect, test } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { stillAsks } from '@/forms/keys/still-asks';
import { aField } from './a-field';

const resume = aField({ question: 'Resume', kind: 'file' });

function read(said: Parameters<typeof aField>[0]): FormField {
  const [field] = assignFieldKeys([aField(said), resume]);
  return field ?? resume;
}

const email = { question: 'E-mail', clues: { autocomplete: '', name: 'email', id: '', type: 'email' } };
const city = { question: 'City', clues: { autocomplete: '', name: 'city', id: '', type: 'text' } };
const list = { question: 'Are you willing to relocate?', kind: 'select' as const };

test.each<[string, Parameters<typeof aField>[0], Parameters<typeof aField>[0]]>([
  ['says that all is well', email, { ...email, question: 'E-mail ✓' }],
  ['says what is wrong', email, { ...email, question: 'E-mail Please check this address' }],
  ['takes its placeholder away', { ...email, questionFrom: 'placeholder' }, { ...email, question: '' }],
  ['says it otherwise', city, { ...city, question: 'Town or city *' }],
  ['has a heading of its own now', city, { ...city, sections: ['Contact details'] }],
  ['is called by its file', { question: 'CV', kind: 'file' }, { question: 'alex-green.pdf (12 kB)', kind: 'file' }],
])('a field that %s asks for what it did', (_, before, now) => {
  expect(stillAsks(read(before), read(now))).toBe(true);
});

test.each<[string, Parameters<typeof aField>[0], Parameters<typeof aField>[0]]>([
  ["somebody else's", email, { ...email, question: "Friend's e-mail" }],
  ['something in a language that nobody knows', city, { ...city, question: 'Lokacin ɗaurin aure' }],
  ['a consent', list, { ...list, question: 'Do you agree to be charged 30 euros?' }],
  ['another yes', list, { ...list, question: 'Are you willing to pay?' }],
  ['the same under a strange heading', city, { ...city, sections: ['Mdhamini'] }],
  ['the same of another applicant', email, { ...email, sections: ['Second applicant'] }],
  ["a friend's document", { question: 'CV', kind: 'file' }, { question: "Your friend's CV", kind: 'file' }],
])('a field that asks for %s does not', (_, before, now) => {
  expect(stillAsks(read(before), read(now))).toBe(false);
});
