import { expect, it } from 'vitest';
import { isApplicantSectionHeading } from '@/forms/keys/applicant-heading';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { aField } from './a-field';

const keyOf = (question: string) => fieldKeyOf(aField({ question }));

it.each([
  'What is your current employer and job title?',
  'Please enter your current job title and company name',
  'Notice period and expected salary?',
  'Gehaltsvorstellung und frühester Eintrittstermin',
  'Telefon und E-Mail',
])('leaves a question for two things to the user: %s', (question) => {
  expect(keyOf(question)).toBe('question.text');
});

it.each([
  ['First name and last name', 'name'],
  ['PLZ und Ort', 'postal-code-and-city'],
  ['City and state', 'location'],
  ['Street and house number', 'street-address'],
  ['Name and email address', 'email'],
  ['LinkedIn and GitHub', 'url.linkedin'],
  ['First name and middle name', 'given-name'],
  ['Vorname und zweiter Vorname', 'given-name'],
  ['Given name and nickname', 'given-name'],
  ['Phone and/or email', 'email'],
  ['Telefon und/oder E-Mail', 'email'],
])('knows what two words name together: %s', (question, key) => {
  expect(keyOf(question)).toBe(key);
});

it.each([
  ['Cargo en la empresa', 'organization-title'],
  ['Cargo en empresa actual', 'organization-title'],
  ['Cargo a empresa', 'organization-title'],
  ['Fecha de inicio en la empresa', 'start_date'],
])('takes no word of one language for the "and" of another: %s', (question, key) => {
  expect(keyOf(question)).toBe(key);
  expect(fieldKeyOf(aField({ question }), 'es')).toBe(key);
});

it.each([
  ['Telefoon en e-mail', 'nl'],
  ['Telefon a e-mail', 'cs'],
  ['Cargo e salário', 'pt'],
  ['Telefono e email', 'it'],
] as const)('knows that "and" in its own language: %s', (question, language) => {
  expect(fieldKeyOf(aField({ question }), language)).toBe('question.text');
});

it('believes the page that says which of two it is', () => {
  const declaredAs = (autocomplete: string) =>
    fieldKeyOf(aField({ question: 'Phone and email', clues: { autocomplete } }));
  expect([declaredAs('email'), declaredAs('tel'), declaredAs('')]).toEqual(['email', 'question.text', 'question.text']);
});

it('asks for no number by answers to choose from, whatever they are named', () => {
  const [question, options] = ['Haben Sie Führungserfahrung?', ['Ja', 'Nein']];
  const named = { name: 'rg' };
  expect(fieldKeyOf(aField({ question, kind: 'choice', options, clues: named }))).toBe('question.choice');
  expect(fieldKeyOf(aField({ question: '', clues: named }))).toBe('never.identity_number');
});

it.each(['Kommunikation', 'Communication', 'Moyens de contact', 'Comunicazione', 'NAW-gegevens'])(
  'knows contact details by %s over them',
  (heading) => {
    expect(isApplicantSectionHeading(heading)).toBe(true);
  },
);
