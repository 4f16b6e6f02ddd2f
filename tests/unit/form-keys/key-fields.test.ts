import { describe, expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

const keysOf = (...questions: string[]) =>
  assignFieldKeys(questions.map((question) => aField({ question }))).map(({ key }) => key);

describe('what the fields around say', () => {
  it('asks for the street alone where the number has a field of its own', () => {
    expect(keysOf('Street', 'House number', 'City')).toEqual([
      'address-streetname',
      'address-housenumber',
      'address-level2',
    ]);
    expect(keysOf('Postcode', 'Huisnummer', 'Straat')).toEqual([
      'postal-code',
      'address-housenumber',
      'address-streetname',
    ]);
  });

  it('asks for the street alone beside a house number, whatever its autocomplete says', () => {
    const street = aField({ question: 'Straße', clues: { autocomplete: 'billing street-address' } });
    const keys = (...fields: Parameters<typeof assignFieldKeys>[0]) => assignFieldKeys(fields).map(({ key }) => key);
    expect(keys(street, aField({ question: 'Hausnummer' }))[0]).toBe('address-streetname');
    expect(keys(street, aField({ question: 'Ort' }))[0]).toBe('street-address');
    expect(keys(street, aField({ question: 'Ort' }), aField({ question: 'Hausnummer' }))[0]).toBe('street-address');
  });

  it('leaves what is added to an address to the box for it', () => {
    expect(keysOf('住所', '建物名・部屋番号')).toEqual(['address-line1', 'address-line2']);
    expect(keysOf('Dirección (línea 1)', 'Dirección (línea 2)')).toEqual(['address-line1', 'address-line2']);
    expect(keysOf('Address (line 1)', 'Address (line 2)')).toEqual(['address-line1', 'address-line2']);
    expect(keysOf('Address', 'City')).toEqual(['street-address', 'address-level2']);
  });

  it('answers no box for the town and the street with one of them', () => {
    expect(keysOf('市区町村・番地')).toEqual([null]);
    expect(keysOf('Town / street')).toEqual([null]);
  });

  it('takes a name for the given one beside a surname, whatever stands between the two', () => {
    expect(keysOf('Nombre', 'Segundo nombre', 'Apellidos')).toEqual(['given-name', 'additional-name', 'family-name']);
  });

  it('takes a whole name for no company, whatever its box is called, and for a signature where one signs', () => {
    const box = { question: 'Introduzca su nombre completo', clues: { name: 'firma' } };
    expect(assignFieldKeys([aField(box)])[0]?.key).toBe('name');
    expect(assignFieldKeys([aField({ ...box, sections: ['Firma electrónica'] })])[0]?.key).toBe('never.signature');
  });

  it('takes three boxes in a row for the parts of one telephone number', () => {
    const boxes = ['tel1', 'tel2', 'tel3'].map((name) => aField({ question: 'Phone', clues: { name } }));
    expect(assignFieldKeys(boxes).map(({ key }) => key)).toEqual([
      'tel-area-code',
      'tel-local-prefix',
      'tel-local-suffix',
    ]);
    const inWords = ['telFirst', 'telSecond', 'telLast'].map((name) => aField({ clues: { name, type: 'tel' } }));
    expect(assignFieldKeys(inWords).map(({ key }) => key)).toEqual([
      'tel-area-code',
      'tel-local-prefix',
      'tel-local-suffix',
    ]);
    const one = aField({ question: 'Phone', clues: { name: 'phone1' } });
    expect(assignFieldKeys([one, aField({ question: 'Name' })]).map(({ key }) => key)).toEqual(['tel', 'name']);
  });

  it('takes "street / no." for both, and "street no." for one', () => {
    expect(keysOf('Street / No.')).toEqual(['street-address']);
    expect(keysOf('Street number and name')).toEqual(['street-address']);
    expect(keysOf('Street name, number')).toEqual(['street-address']);
    expect(keysOf('Street', 'Street no.')).toEqual(['address-streetname', 'address-housenumber']);
  });

  it('takes an example for nothing that is asked for', () => {
    const field = aField({ question: 'Observations', hint: 'E.g.: House with a grey gate' });
    expect(assignFieldKeys([field]).map(({ key }) => key)).toEqual([null]);
  });

  it('takes "number" for that of a house among the lines of an address alone', () => {
    expect(keysOf('Number')).toEqual([null]);
    expect(keysOf('Street number')).toEqual(['address-housenumber']);
    expect(keysOf('Street', 'Number')).toEqual(['address-streetname', 'address-housenumber']);
  });

  it('takes a name beside the other half for the half that is missing', () => {
    expect(keysOf('Name', 'Surname')).toEqual(['given-name', 'family-name']);
    expect(keysOf('Prénom', 'Nom')).toEqual(['given-name', 'family-name']);
    expect(keysOf('Name', 'E-mail')).toEqual(['name', 'email']);
  });

  it.each([
    'City of your birth',
    'Country you are applying in',
    'Which country do you want to work in?',
    'In welchem Land möchten Sie arbeiten? Wunschland',
    'Pays de naissance',
  ])('does not give where the person lives for "%s"', (question) => {
    expect(keysOf(question)).toEqual([null]);
    expect(keysOf('City', 'Country')).toEqual(['address-level2', 'country']);
  });

  it('knows a number without its country code by what it is without', () => {
    expect(keysOf('Phone number without country code', 'Country code')).toEqual(['tel-national', 'tel-country-code']);
  });

  it.each([
    ['Emergency contact', 'Phone'],
    ['Referenzen', 'E-Mail-Adresse'],
    ['Contact d’urgence', 'Nom'],
    ['Refer a friend', 'First name'],
  ])('gives nothing of the person to what stands under "%s"', (heading, question) => {
    const [field] = assignFieldKeys([aField({ question, sections: ['Application', heading] })]);
    expect(field?.key).toBeNull();
  });

  it('gives nothing of the person to what names somebody else', () => {
    expect(keysOf("Friend's e-mail", 'E-mail of your friend')).toEqual([null, null]);
    expect(keysOf("Supervisor's name", 'Emergency contact phone number')).toEqual([null, null]);
    const named = aField({ question: 'Full name', clues: { name: 'next_of_kin_name' } });
    expect(assignFieldKeys([named]).map(({ key }) => key)).toEqual([null]);
  });

  it('gives the name on a card to nobody', () => {
    expect(keysOf('First name', 'Last name', 'Card number')).toEqual([
      'never.payment',
      'never.payment',
      'never.payment',
    ]);
  });

  it('leaves the newsletter of a page alone where somebody applies', () => {
    const news = aField({ question: 'Email', sections: ['Subscribe to our newsletter'] });
    const resume = aField({ kind: 'file', question: 'Resume' });
    expect(assignFieldKeys([resume, news]).map(({ key }) => key)).toEqual(['file.resume', 'never.marketing']);
  });

  it('takes a number for that of a house only in an address', () => {
    expect(keysOf('Number', 'Colour')).toEqual([null, null]);
  });
});
