import { expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { repeatedPersonFields } from '@/forms/keys/repeated-questions';
import { aField } from './a-field';

const contact = ['Application', 'Contact details'];

/** What is left to the user of a part that asks for two numbers and then for an address. */
function leftAfter(one: string, other: string): string[] {
  const asks: [string, string[]][] = [
    ['First name', ['Application', 'About you']],
    ['Last name', ['Application', 'About you']],
    [one, contact],
    [other, contact],
    ['Email', contact],
  ];
  const fields = assignFieldKeys(asks.map(([question, sections], at) => aField({ id: `q${at}`, question, sections })));
  return Array.from(repeatedPersonFields(fields), ({ question }) => question);
}

it.each([
  ['Phone', 'Home Phone'],
  ['Home Phone Number', '*Cellular Number'],
  ['Mobile', 'Landline number'],
  ['Mobile phone', 'Evening telephone'],
  ['Mobile', 'Daytime telephone number'],
  ['Téléphone portable', 'Téléphone domicile'],
  ['Mobil', 'Telefon privat'],
  ['Celular', 'Telefone residencial'],
  ['Mobiel', 'Vast telefoonnummer'],
  ['Mobil', 'Telefon hem'],
  ['Telefon komórkowy', 'Telefon stacjonarny'],
  ['Мобильный телефон', 'Домашний телефон'],
  ['携帯電話', '自宅電話'],
  ['手机', '固定电话'],
])('another number of the applicant begins nobody else: %s, %s', (one, other) => {
  expect(leftAfter(one, other)).toEqual([]);
});
