import { describe, expect, it } from 'vitest';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { isPlaceholderOption, isUnspecifiedOption } from '@/language/words/forms/placeholder-option-words';
import { aField } from './a-field';

const keyOfLabel = (question: string) => fieldKeyOf(aField({ question }));

describe('what is no contact detail though it speaks of one', () => {
  it.each([
    aField({ question: 'Address', hint: 'Search by street or landmark' }),
    aField({ question: 'Enter an address with the house number' }),
    aField({ question: 'Suchen', kind: 'combobox', options: ['Österreich', 'Deutschland', 'Schweiz'] }),
    aField({ question: '姓 (カナ)', clues: { name: 'kanaLastName' } }),
    aField({ question: 'Bâtiment', clues: { name: 'building', autocomplete: 'shipping address-line3' } }),
    aField({ question: 'Care of', clues: { name: 'careOf' } }),
    aField({ question: 'Email or username', clues: { autocomplete: 'username' } }),
  ])('$question', (field) => {
    expect([null, 'ignore.search']).toContain(fieldKeyOf(field));
  });

  it('is searched for its options in a box that is a list', () => {
    const clues = { type: 'search' };
    expect(fieldKeyOf(aField({ question: 'Poziom', kind: 'combobox', clues }))).not.toBe('ignore.search');
    expect(fieldKeyOf(aField({ question: 'Poziom', clues }))).toBe('ignore.search');
  });

  it('is asked for by the options of a list, whatever place its label names', () => {
    const options = ['Not Specified', 'Canada', 'Germany', 'United States'];
    for (const question of ['Place of Residence - Country', 'Region'])
      expect(fieldKeyOf(aField({ question, kind: 'select', options }))).toBe('country');
    const towns = ['Not Specified', 'Leeds', 'York', 'Hull'];
    expect(fieldKeyOf(aField({ question: 'Place of Residence', kind: 'select', options: towns }))).toBe(
      'address-level2',
    );
  });

  it('is equality data by the groups that Canadian and Australian employers ask about', () => {
    for (const question of [
      'Do you consider yourself to be a member of a visible minority?',
      'Are you an Indigenous person?',
    ])
      expect(fieldKeyOf(aField({ question, kind: 'select', options: ['Yes', 'No'] }))).toBe('eeo.race');
  });

  it('is a document by its heading, however a file is attached', () => {
    const file = (section: string) =>
      aField({ question: 'Select the file to attach:', kind: 'file', sections: [section] });
    expect([fieldKeyOf(file('Resume')), fieldKeyOf(file('Certificates'))]).toEqual(['file.resume', 'file.other']);
  });

  it('hears the word that HTML has for a number before its name', () => {
    expect(fieldKeyOf(aField({ clues: { name: 'phoneCode', autocomplete: 'tel' } }))).toBe('tel');
    expect(fieldKeyOf(aField({ question: 'Building, street name', clues: { autocomplete: 'address-line1' } }))).toBe(
      'address-line1',
    );
  });

  it('hears no words in what a framework counts its elements with', () => {
    for (const id of ['_r_g_', ':rg:', '«rg»', 'field::_r_rg_', '_r_cpf_']) {
      expect(fieldKeyOf(aField({ question: 'Zaměstnavatel', clues: { id, name: id } }))).toBe(
        fieldKeyOf(aField({ question: 'Zaměstnavatel' })),
      );
    }
    for (const id of ['mantine-3hp9x2k1q', 'f_5e123a9a-9f02-4883']) {
      expect(fieldKeyOf(aField({ question: 'Employer', clues: { id } }))).toBe(
        fieldKeyOf(aField({ question: 'Employer' })),
      );
    }
    expect(fieldKeyOf(aField({ question: 'Employer', clues: { id: 'hp-3x9a2k1q' } }))).toBe('never.honeypot');
    expect(fieldKeyOf(aField({ clues: { id: 'user_rg' } }))).toBe('never.identity_number');
    expect(fieldKeyOf(aField({ clues: { id: ':r1:-email' } }))).toBe('email');
  });

  it('hears options before names, and the whole name before a part of it', () => {
    const countries = ['Canada', 'France', 'Italy', 'Spain'];
    expect(fieldKeyOf(aField({ kind: 'select', options: countries, clues: { name: 'cityInput' } }))).toBe('country');
    expect(fieldKeyOf(aField({ question: 'Name and surname', clues: { id: 'firstname' } }))).toBe('name');
    expect(fieldKeyOf(aField({ question: 'Numéro de l’appartement' }))).toBe('address-line2');
  });
});

describe('what a label says', () => {
  it.each([
    ['First name *', 'given-name'],
    ['Nachname', 'family-name'],
    ['Nom de famille', 'family-name'],
    ['Nombre y apellidos', 'name'],
    ['Vor- und Nachname', 'name'],
    ['Tussenvoegsel', 'name-infix'],
    ['Indirizzo e-mail', 'email'],
    ['Handynummer', 'tel'],
    ['Numéro de téléphone', 'tel'],
    ['Straße und Hausnummer', 'street-address'],
    ['Huisnummer', 'address-housenumber'],
    ['Address line 2 (optional)', 'address-line2'],
    ['Código postal', 'postal-code'],
    ['PLZ / Ort', 'postal-code-and-city'],
    ['Woonplaats', 'address-level2'],
    ['Provincia', 'address-level1'],
    ['Country of residence', 'country'],
    ['LinkedIn Profile', 'url.linkedin'],
    ['Gehaltsvorstellung (brutto)', 'salary.expected'],
    ['Kündigungsfrist', 'notice_period'],
    ['How did you hear about this job?', 'source'],
    ['Are you legally authorized to work in the United States?', 'auth.work'],
    ['Will you now or in the future require sponsorship for employment visa status?', 'auth.sponsorship'],
    ['Sind Sie berechtigt, in Deutschland zu arbeiten?', 'auth.work'],
    ['Êtes-vous autorisé(e) à travailler au Canada ?', 'auth.work'],
    ['Are you at least 18 years of age?', 'question.age18'],
    ['Please confirm the zip code of the location where you would be located if you were to get a role', 'postal-code'],
  ])('%s', (question, key) => {
    expect(keyOfLabel(question)).toBe(key);
  });

  it.each([
    'Do you need a work permit for Germany?',
    'Benötigen Sie eine Arbeitserlaubnis?',
    'Heb je een werkvergunning nodig om in Duitsland te werken?',
    'Avez-vous besoin d’un permis de travail ?',
  ])('is not taken for a permission to work, whose answer is the opposite: %s', (question) => {
    expect(keyOfLabel(question)).not.toBe('auth.work');
  });

  it.each(['Company VAT', 'Promo code', 'Address title', 'Quantity', 'Zahlungsziel'])(
    'is unsure of: %s',
    (question) => {
      expect(keyOfLabel(question)).toBeNull();
    },
  );

  it('takes a question in a sentence that names nothing known for an open one', () => {
    expect(keyOfLabel('What excites you most about working with us?')).toBe('question.text');
  });

  it('hears no place in a question that is answered by yes or no', () => {
    expect(fieldKeyOf(aField({ kind: 'combobox', question: 'Are you currently located in Canada?' }))).toBe(
      'question.choice',
    );
  });
});

describe('what names and attributes say', () => {
  it.each([
    ['billingAddress.first_name', 'given-name'],
    ['shippingAddressFields_postalCode', 'postal-code'],
    ['customer[lastname]', 'family-name'],
    ['street[1]', 'address-line2'],
    ['cc-number', 'never.payment'],
  ])('%s', (name, key) => {
    expect(fieldKeyOf(aField({ clues: { name } }))).toBe(key);
  });

  it('goes by the label where a name says otherwise', () => {
    expect(fieldKeyOf(aField({ question: 'Nr.', clues: { name: 'address2', autocomplete: 'address-line2' } }))).toBe(
      'address-housenumber',
    );
  });

  it('goes by the name where the label is a common word', () => {
    expect(fieldKeyOf(aField({ question: 'Name', clues: { name: 'firstName' } }))).toBe('given-name');
    expect(fieldKeyOf(aField({ kind: 'select', question: 'Area', clues: { name: 'countryCode' } }))).toBe('country');
  });

  it('takes no word that describes another for what is asked', () => {
    expect(fieldKeyOf(aField({ clues: { name: 'shippingMethodName' } }))).toBeNull();
    expect(fieldKeyOf(aField({ kind: 'select', clues: { name: 'billingAddressSelector' } }))).toBeNull();
  });

  it('knows lists by what they offer', () => {
    expect(fieldKeyOf(aField({ kind: 'select', options: ['Germany', 'France', 'Norway'] }))).toBe('country');
    expect(fieldKeyOf(aField({ kind: 'select', options: ['Germany (+49)', 'France (+33)'] }))).toBe('tel-country-code');
    expect(fieldKeyOf(aField({ kind: 'select', question: 'Desired salary', options: ['USD', 'EUR'] }))).toBe(
      'salary.currency',
    );
  });
});

describe('what is never filled', () => {
  it.each([
    [{ question: 'Falls Sie ein Mensch sind, lassen Sie dieses Feld leer.' }, 'never.honeypot'],
    [{ question: 'Email', clues: { name: 'hp_7f2b' } }, 'never.honeypot'],
    [
      { question: 'Phone', hint: 'This field is for validation purposes and should be left unchanged.' },
      'never.honeypot',
    ],
    [{ kind: 'multiline', clues: { name: 'g-recaptcha-response' } }, 'never.captcha'],
    [{ question: 'Password', clues: { type: 'password' } }, 'never.secret'],
    [{ question: 'Name on card' }, 'never.payment'],
    [{ question: 'Social Security Number' }, 'never.identity_number'],
    [{ question: 'Unterschrift' }, 'never.signature'],
    [{ kind: 'tick', question: 'I certify that the information is true and complete' }, 'never.attestation'],
    [{ kind: 'tick', question: 'Ich habe die Datenschutzerklärung gelesen' }, 'never.consent'],
    [{ kind: 'tick', question: 'You may contact me about future job opportunities' }, 'never.consent'],
    [{ kind: 'tick', question: 'Schrijf me in voor de nieuwsbrief' }, 'never.marketing'],
    [{ kind: 'tick', question: 'Strictly necessary cookies' }, 'ignore.cookie'],
  ] as const)('%o', (field, key) => {
    expect(fieldKeyOf(aField(field))).toBe(key);
  });

  it('takes autocomplete="new-password" for what it is: a way to keep browsers off', () => {
    expect(fieldKeyOf(aField({ question: 'City', clues: { autocomplete: 'new-password' } }))).toBe('address-level2');
  });
});

describe('files', () => {
  it.each([
    [{ question: 'Resume/CV' }, 'file.resume'],
    [{ question: 'Attach', sections: ['Lebenslauf'] }, 'file.resume'],
    [{ question: 'Lettre de motivation' }, 'file.cover_letter'],
    [{ question: 'Foto', accept: 'image/*' }, 'file.photo'],
    [{ question: 'Additional files' }, 'file.other'],
  ] as const)('%o', (field, key) => {
    expect(
      fieldKeyOf(aField({ ...field, sections: 'sections' in field ? [...field.sections] : [], kind: 'file' })),
    ).toBe(key);
  });
});

describe('a file', () => {
  it('that is named is what it is called, one that is not what stands over it', () => {
    const fileOf = (question: string) => fieldKeyOf(aField({ kind: 'file', question, sections: ['Your CV'] }));
    expect(['Choose file', 'Certificates', 'Cover letter', 'Covering letter'].map(fileOf)).toEqual([
      'file.resume',
      'file.other',
      'file.cover_letter',
      'file.cover_letter',
    ]);
  });
});

describe('what a list shows', () => {
  it.each(['Select One', '-- Bitte wählen --', 'Sélectionnez…', 'Selecciona una opción', '[Kies]'])(
    'is no choice: %s',
    (text) => {
      expect(isPlaceholderOption(text)).toBe(true);
    },
  );

  it.each(['Not Specified', 'Non spécifié', 'Ikke angivet'])('is none only where nobody has chosen it: %s', (text) => {
    expect({ is: isPlaceholderOption(text), mayBe: isUnspecifiedOption(text) }).toEqual({ is: false, mayBe: true });
  });

  it.each(['Select Committee', 'Choice of home office', 'Yes', ''])('is one: %s', (text) => {
    expect(isPlaceholderOption(text)).toBe(false);
  });
});

describe('an agreement', () => {
  it.each([
    ['choice', 'Do you agree to our privacy policy?'],
    ['select', 'I accept the terms and conditions'],
    ['choice', 'Stimmen Sie der Datenschutzerklärung zu? Ich bin einverstanden'],
    ['combobox', 'J’accepte la politique de confidentialité'],
    ['select', 'Acepto la política de privacidad'],
    ['choice', 'Ik ga akkoord met de algemene voorwaarden'],
  ] as const)('is the person’s alone also where it is chosen: %s %s', (kind, question) => {
    expect(fieldKeyOf(aField({ kind, question, options: ['Yes', 'No'] }))).toBe('never.consent');
  });

  it.each([
    'Do you agree to work night shifts?',
    'Would you accept a fixed-term contract?',
    'How well do you know the GDPR and data protection?',
  ])('is none where it is to the work, or not agreed to: %s', (question) => {
    expect(fieldKeyOf(aField({ kind: 'choice', question, options: ['Yes', 'No'] }))).not.toBe('never.consent');
  });

  it.each(['Type your full name to sign', 'By entering my name I agree to the terms. Name'])(
    'is signed by a name: %s',
    (question) => {
      expect(fieldKeyOf(aField({ question }))).toBe('never.signature');
    },
  );
});
