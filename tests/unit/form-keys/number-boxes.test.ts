import { expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { saysRequired } from '@/language/words/forms/required-words';
import { aField } from './a-field';

const keyOf = (question: string, name = '') => assignFieldKeys([aField({ question, clues: { name } })])[0]?.key;

it('takes a number that its box calls a telephone for no house', () => {
  const address = [aField({ question: 'Address' }), aField({ question: 'Address 2' })];
  const box = aField({ question: 'Number', clues: { name: 'Phone_Number' } });
  expect(assignFieldKeys([box, aField({ question: 'Type' }), ...address])[0]?.key).toBe('tel');
  expect(assignFieldKeys([...address, aField({ question: 'Number', clues: { name: 'house_number' } })])[2]?.key).toBe(
    'address-housenumber',
  );
});

it.each([
  'Mobile number with country code',
  'Phone (including country code)',
  'Mobile number with country codeRequired question',
  'Handynummer mit Ländervorwahl',
  'Numéro de téléphone avec indicatif',
  'Teléfono con prefijo',
])('takes a number with its country code for the whole number: %s', (question) => {
  expect(keyOf(question)).toBe('tel');
});

it.each(['Phone country code', 'Country code'])('keeps the code alone: %s', (question) => {
  expect(keyOf(question)).toBe('tel-country-code');
});

it.each([
  ['City', 'CityRequired question'],
  ['学校名', '学校名任意'],
  ['メールアドレス', 'メールアドレス必須'],
  ['日本語レベル', '日本語レベル必須'],
])('reads past the mark that stands right after a label: %s', (label, marked) => {
  expect(keyOf(marked)).toBe(keyOf(label));
});

it.each([
  ['学校名必須', true],
  ['学校名任意', false],
  ['E-mail *', true],
  ['Why is this required', false],
  ['必須卒業年月', true],
  ['任意都道府県', false],
])('knows from a mark whether a question has to be answered: %s', (question, is) => {
  expect(saysRequired(question)).toBe(is);
});

it.each(['Country Phone Code', 'Country / Region Phone Code'])(
  'takes a code to dial for no country: %s',
  (question) => {
    expect(keyOf(question)).toBe('tel-country-code');
  },
);

it('asks for no name of a company where somebody says why they apply', () => {
  const asked = (question: string) => assignFieldKeys([aField({ question, kind: 'multiline' })])[0]?.key;
  expect(asked('Let the company know about your interest working there')).not.toBe('organization');
  expect(asked('Street and number')).toBe('street-address');
});

it('reads from its options which of the questions of equal chances a group of ticks is', () => {
  const options = ['Yes, I have a disability', 'No, I do not have a disability', 'I do not want to answer'];
  const asked = (labels: string[]) =>
    assignFieldKeys([aField({ question: 'Please check one of the boxes below', kind: 'choices', options: labels })])[0]
      ?.key;
  expect(asked(options)).toBe('eeo.disability');
  expect(asked(['Mornings', 'Evenings'])).toBe('question.choice');
});

it('takes years after school for no dialling codes', () => {
  const options = ['Bac', 'Bac +2', 'Licence (Bac +3)', 'Master (Bac +5)', 'Doctorat (Bac +8)'];
  const [field] = assignFieldKeys([aField({ question: 'Niveau', kind: 'select', options })]);
  expect(field?.key).not.toBe('tel-country-code');
});
