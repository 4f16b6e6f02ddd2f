import { expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

const keys = (...fields: Parameters<typeof aField>[0][]) => assignFieldKeys(fields.map(aField)).map(({ key }) => key);

it('takes a box to search for an address in for the street, where no other box asks for it', () => {
  const lookup = { question: 'Street', kind: 'combobox', clues: { id: 'addressAutocomplete' } } as const;
  expect(keys(lookup, { question: 'Postcode' }, { question: 'City' })[0]).toBe('street-address');
  expect(keys(lookup, { question: 'Street' }, { question: 'City' })).toEqual([
    null,
    'street-address',
    'address-level2',
  ]);
  const elsewhere = { question: 'Street', sections: ['Billing'] };
  expect(keys({ ...lookup, sections: ['Delivery'] }, elsewhere)).toEqual(['street-address', 'street-address']);
});

it('reads a list that may be searched as what it lists', () => {
  const emirate = { question: 'Emirate', questionFrom: 'near', kind: 'select', hint: 'Search your emirate' } as const;
  expect(keys({ ...emirate, options: ['Ajman', 'Dubai'] })).toEqual(['address-level1']);
  const area = { question: 'Area', kind: 'select', clues: { name: 'areaCode' } } as const;
  expect(keys({ ...area, options: ['Abu Hail', 'Airport'] })).toEqual(['address-level1']);
  expect(keys({ ...area, options: ['+971', '+20'] })).toEqual(['tel-country-code']);
});

it('goes by what a name says apart from the words that programs add to it', () => {
  expect(keys({ clues: { name: 'phone_DELIVERY' } })).toEqual(['tel']);
  expect(keys({ clues: { name: 'phone_DELIVERY_prefix' } })).toEqual(['tel-country-code']);
  expect(keys({ clues: { name: 'addressField' } })).toEqual(['street-address']);
  expect(keys({ clues: { name: 'isContactAddress' } })).toEqual([null]);
  expect(keys({ question: 'Name and surname', clues: { name: 'user_name' } })).toEqual(['name']);
  expect(keys({ question: 'First name', clues: { name: 'cardHolderFirstName' } })).toEqual(['never.payment']);
  expect(keys({ clues: { name: 'creditCardBillingAddress.city' } })).toEqual(['address-level2']);
});

it('takes a box for a whole number for one, whatever it is called', () => {
  const named = { question: 'Phone number', clues: { name: 'phoneCountry', type: 'tel' } };
  expect(keys({ ...named, limit: 15 })).toEqual(['tel']);
  expect(keys({ ...named, limit: 4 })).toEqual(['tel-country-code']);
});

it('signs nothing where a company is asked for in another language', () => {
  expect(keys({ question: 'Firma', clues: { autocomplete: 'shipping organization' } })).toEqual(['organization']);
  expect(keys({ question: 'Firma Adı' })).toEqual(['organization']);
  expect(keys({ question: 'Firma y nombre de la empresa' })).toEqual(['never.signature']);
  expect(keys({ question: 'Firma' }, { question: 'Nombre' }, { question: 'Fecha' })[0]).toBe('never.signature');
});

it('takes "altura" for a house number among the lines of an address alone', () => {
  expect(keys({ question: 'Calle' }, { question: 'Altura' }, { question: 'Ciudad' })).toEqual([
    'address-streetname',
    'address-housenumber',
    'address-level2',
  ]);
  expect(keys({ question: 'Peso' }, { question: 'Altura' })[1]).toBe(null);
});

it('writes no street into what its name and type say is for e-mail, whatever an unknown language calls it', () => {
  expect(keys({ question: 'Adresa e-pošte', clues: { name: 'billing_email' } })).toEqual(['email']);
  expect(keys({ question: 'Address', clues: { autocomplete: 'email' } })).toEqual(['email']);
});

it('takes a name beside both of its parts for the whole', () => {
  expect(keys({ question: 'First name' }, { question: 'Last name' }, { question: 'Full name' })[2]).toBe('name');
  expect(keys({ question: 'Name' }, { question: 'Surname' })[0]).toBe('given-name');
});

it('asks for what a list may be searched for', () => {
  const near = { questionFrom: 'near', kind: 'combobox' } as const;
  expect(keys({ ...near, question: 'Province', hint: 'Rechercher une province' })).toEqual(['address-level1']);
});

it("lets HTML's own token tell between what a label asks together", () => {
  const label = { question: 'Company or address supplement' };
  expect(keys({ ...label, clues: { autocomplete: 'billing organization' } })).toEqual(['organization']);
  expect(keys({ ...label, clues: { autocomplete: 'address-line2' } })).toEqual(['address-line2']);
  expect(keys({ question: 'Address: city', clues: { autocomplete: 'street-address' } })).toEqual(['address-level2']);
});

it('asks for the street where its label does, whatever number its id ends with', () => {
  const street = { question: 'Straat en huisnummer', clues: { id: 'street-2', name: 'street' } };
  expect(keys({ question: 'Woonplaats' }, street)[1]).toBe('street-address');
  expect(keys({ question: 'Street address' }, street)[1]).not.toBe('street-address');
  expect(keys({ ...street, clues: { id: 'street-2' } }, { ...street, clues: { id: 'street-3' } })).not.toEqual(
    Array(2).fill('street-address'),
  );
  expect(keys({ question: 'Street' }, { question: 'Address 2', clues: { id: 'street-2' } })[1]).toBe('address-line2');
});

it('takes a second line in a large box for one', () => {
  const large = { question: 'Address line 2 (flat, floor, door)', kind: 'multiline' } as const;
  expect(keys(large)).toEqual(['address-line2']);
});

it('reads a label apart from the mark that stands right after it', () => {
  expect(keys({ question: 'Postal Coderequired' }, { question: 'Province required' })).toEqual([
    'postal-code',
    'address-level1',
  ]);
});

it('fills no name on a card, whose holder its box is named after', () => {
  expect(keys({ question: 'Full name (as it appears on card)', clues: { name: 'cc-holder' } })).toEqual([
    'never.payment',
  ]);
});

it('takes a number typed with the keys of a telephone for what it is called', () => {
  const street = { question: 'Straat' };
  expect(keys(street, { question: 'Huisnummer', clues: { type: 'tel' } })[1]).toBe('address-housenumber');
  expect(keys(street, { question: 'Number', clues: { id: 'streetNum', type: 'tel' } })[1]).toBe('address-housenumber');
  expect(keys(street, { question: 'Number', clues: { name: 'phone', type: 'tel' } })[1]).toBe('tel');
});

it('takes a number of a house for that of the street nearest to it', () => {
  expect(keys({ question: 'Full address' }, { question: 'Street name' }, { question: 'House number' })).toEqual([
    'street-address',
    'address-streetname',
    'address-housenumber',
  ]);
});

it('writes the whole address into a street where no box asks for the number of the house', () => {
  expect(keys({ question: 'Street name' }, { question: 'City' })[0]).toBe('street-address');
  expect(keys({ question: 'Street name' }, { question: 'House number' })[0]).toBe('address-streetname');
});

it('asks what the options of a list answer', () => {
  const list = { question: 'Region', kind: 'select', clues: { name: 'region' } } as const;
  expect(keys({ ...list, options: ['Austria', 'Belgium', 'France', 'Spain'] })).toEqual(['country']);
  expect(keys({ ...list, options: ['Attica', 'Crete', 'Thessaly', 'Epirus'] })).toEqual(['address-level1']);
  const near = { question: 'Phone number', questionFrom: 'near', kind: 'select' } as const;
  expect(keys({ ...near, clues: { id: 'shippingState' }, options: ['Milano', 'Napoli', 'Roma'] })).toEqual([
    'address-level1',
  ]);
  const area = { question: 'Area', kind: 'select', clues: { name: 'areaCode' } } as const;
  expect(keys({ ...area, options: [] })).toEqual(['address-level1']);
});

it("reads a label that is a program's name for a text", () => {
  expect(keys({ question: 'firstName' }, { question: 'lastName' }, { question: 'PostalCode' })).toEqual([
    'given-name',
    'family-name',
    'postal-code',
  ]);
  expect(keys({ question: 'addressLine2' })).toEqual(['address-line2']);
});

it('takes a number of digits in a placeholder for no example', () => {
  expect(keys({ hint: '10 digit mobile number' }, { hint: '请输入11位手机号' })).toEqual(['tel', 'tel']);
  expect(keys({ hint: '0171 1234567' })).toEqual([null]);
});
