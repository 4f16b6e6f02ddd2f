import { describe, expect, it } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { repeatedPersonFields } from '@/forms/keys/repeated-questions';
import { aField } from './a-field';

type Asked = [sections: string[], question: string, key?: FormField['key']];

const posting = 'Apply for Platform engineer';
const contact: Asked[] = ['First name', 'Last name', 'E-mail', 'Phone'].map((question) => [[posting], question]);

/** The questions of a form that are left since its applicant was asked before. */
function leftOf(asked: readonly Asked[], earlier: readonly FormField['key'][] = []): string[] {
  const bare = asked.map(([sections, question], at) =>
    aField({ id: `q${at}`, sections, question, selector: `#q${at}` }),
  );
  const fields = assignFieldKeys(bare).map((field, at) => ({ ...field, key: asked[at]?.[2] ?? field.key }));
  return [...repeatedPersonFields(fields, earlier)].map(({ id }) => String(asked[Number(id.slice(1))]?.[1]));
}

/** Headings that say "guarantor" or the like, in languages that have no list here and in some that have. */
const headings = {
  am: 'ዋስ',
  ar: 'الكفيل',
  bg: 'Поръчител',
  bn: 'জামিনদার',
  cs: 'Ručitel',
  da: 'Kautionist',
  de: 'Bürge',
  el: 'Εγγυητής',
  en: 'The person we may ring',
  et: 'Käendaja',
  fa: 'ضامن',
  fi: 'Takaaja',
  he: 'ערב',
  hi: 'ज़मानतदार',
  hr: 'Jamac',
  hu: 'Kezes',
  id: 'Penjamin',
  is: 'Ábyrgðarmaður',
  ja: '連帯保証人',
  ka: 'თავდები',
  ko: '보증인',
  lt: 'Laiduotojas',
  lv: 'Galvotājs',
  no: 'Kausjonist',
  ro: 'Garant',
  sk: 'Ručiteľ',
  sl: 'Porok',
  sw: 'Mdhamini',
  th: 'ผู้ค้ำประกัน',
  tr: 'Kefil',
  uk: 'Поручитель',
  vi: 'Người bảo lãnh',
  zh: '担保人',
};

const person: [string, FormField['key']][] = [
  ['Name', 'name'],
  ['Number', 'tel'],
  ['Mail', 'email'],
  ['Day of birth', 'bday'],
];

const shapes: Record<string, (heading: string) => Asked[]> = {
  'under a heading of its own': (heading) => person.map(([question, key]) => [[posting, heading], question, key]),
  'in parts of that': (heading) => person.map(([question, key]) => [[posting, heading, question], question, key]),
  'with another title over both': (heading) => person.map(([question, key]) => [[heading], question, key]),
  'under no heading that a program sees': () => person.map(([question, key]) => [[posting], question, key]),
};

describe.each(Object.entries(shapes))('somebody else %s', (_, shape) => {
  it.each(Object.entries(headings))('is left to the user: %s', (__, heading) => {
    expect(leftOf([...contact, ...shape(heading)])).toEqual(person.map(([question]) => question));
  });
});

it('is the applicant where the only other question is a message beside the application', () => {
  const message: Asked = [[], 'Write a message', null];
  const own: Asked[] = ['E-mail', 'Phone'].map((question) => [['Apply at Northwind', 'Contact'], question]);
  expect(leftOf([message, ...own])).toEqual([]);
  expect(leftOf([message, ...own, [['Kefil'], 'Street', 'street-address']])).toContain('Street');
});

it('is left to the user under the heading that the applicant’s own part lies within', () => {
  const own = contact.map(([, question]): Asked => [[posting, 'Contact details'], question]);
  const other = person.map(([question, key]): Asked => [[posting], question, key]);
  expect(leftOf([...own, ...other])).toEqual(person.map(([question]) => question));
});

/** What the applicant was not asked for. */
const further: Asked[] = [
  [[], 'Date of birth', 'bday'],
  [[], 'Street', 'street-address'],
];

describe('what only one part asks', () => {
  const under = (...sections: string[]): Asked[] =>
    further.map(([, question, key]) => [[posting, ...sections], question, key]);
  const questions = further.map(([, question]) => question);

  it.each(Object.entries(headings))('is left under a heading that nobody knows: %s', (_, heading) => {
    expect(leftOf([...contact, ...under(heading)])).toEqual(questions);
    expect(leftOf([...contact, ...under(heading, 'Address')])).toEqual(questions);
  });

  it.each([
    'Personal information',
    '2. Contact details',
    'Where do you live?',
    'Adresse & Kontakt',
    'Persönliche Angaben',
    'Vos coordonnées',
    'Datos personales',
    'Dati anagrafici',
    'Jouw gegevens',
    'Endereço',
    'Osobní údaje',
    'Dane kontaktowe',
    'Kontaktuppgifter',
    'Henkilötiedot',
    'Контактные данные',
    '個人情報の入力',
    '联系信息',
    '인적사항',
    'Date of birth',
    'How can we reach you?',
    'Questions',
    'Additional questions',
    'Weitere Fragen',
    'Vragen',
    'Personalia',
    'Personalien',
    'Domande aggiuntive',
    'Otázky',
    'Tilleggsspørsmål',
    'Lisäkysymykset',
  ])('is filled under “%s”', (heading) => {
    expect(leftOf([...contact, ...under(heading)])).toEqual([]);
  });

  it.each(['Additional questions about your guarantor', 'Fragen zum Bürgen', 'Additional applicant spouse'])(
    'is left under “%s”',
    (heading) => {
      expect(leftOf([...contact, ...under(heading)])).toEqual(questions);
    },
  );
});

it('knows whom the page before has asked for', () => {
  const asked = person.map(([question, key]): Asked => [['?'], question, key]);
  expect(leftOf(asked, ['given-name', 'family-name', 'email'])).toEqual(person.map(([question]) => question));
  expect(
    leftOf(
      [
        [['Address'], 'Street'],
        [['Address'], 'City'],
      ],
      ['name', 'email'],
    ),
  ).toEqual([]);
});

it('takes the part that says so for the applicant’s', () => {
  const other = person.map(([question, key]): Asked => [['Kefil'], question, key]);
  const own = person.map(([question, key]): Asked => [['Personal information'], `Own ${question}`, key]);
  expect(leftOf([...other, ...own])).toEqual(person.map(([question]) => question));
});

it.each<[string, Asked[]]>([
  ['asks for all at once', contact],
  [
    'goes on in further parts',
    [...contact, [['Address'], 'Street'], [['Address'], 'Postal code'], [['Address'], 'City']],
  ],
  [
    'asks in a part each',
    [
      [['Name'], 'First name'],
      [['Name'], 'Last name'],
      [['Reach you'], 'E-mail'],
      [['Reach you'], 'Phone'],
      [['Birth'], 'Date of birth'],
    ],
  ],
  ['asks for the same typed again', [...contact.slice(0, 3), [[posting], 'Repeat e-mail', 'email']]],
  ['asks for a mobile number as well', [...contact, [[posting], 'Mobile phone']]],
  ['asks for the code of the country', [...contact, [[posting], 'Country code', 'tel-country-code']]],
  [
    'asks for employers and schools',
    [
      ...contact,
      [[posting, 'Experience'], 'Company', 'work.name'],
      [[posting, 'Experience'], 'City', 'address-level2'],
      [[posting, 'Education'], 'City', 'address-level2'],
      [[posting, 'Online profiles'], 'LinkedIn', 'url.linkedin'],
    ],
  ],
  ['has one part under a heading that nobody knows', person.map(([question, key]) => [['Mdhamini'], question, key])],
])('leaves nothing of a form that %s', (_, asked) => {
  expect(leftOf(asked)).toEqual([]);
});

it('leaves the rest of an address to the applicant where a referee stands within it', () => {
  const left = leftOf([
    ...contact,
    [[posting, 'Address'], 'City'],
    [[posting, 'Address'], 'Postal code'],
    ...['First name', 'Last name', 'E-mail', 'Phone'].map(
      (question): Asked => [
        [posting, 'Address', 'Referans'],
        `Their ${question}`,
        question === 'E-mail'
          ? 'email'
          : question === 'Phone'
            ? 'tel'
            : question === 'First name'
              ? 'given-name'
              : 'family-name',
      ],
    ),
  ]);
  expect(left).toEqual(['Their First name', 'Their Last name', 'Their E-mail', 'Their Phone']);
});

it('leaves all parts of somebody else under their heading, whatever the parts are called', () => {
  const left = leftOf([
    ...contact,
    [[posting, 'Ábyrgðarmaður', 'Contact details'], 'Full name', 'name'],
    [[posting, 'Ábyrgðarmaður', 'Address'], 'City', 'address-level2'],
  ]);
  expect(left).toEqual(['Full name', 'City']);
});

it('leaves a name that is asked for behind the form to its user: it signs', () => {
  expect(leftOf([...contact, [[posting], 'Име и фамилия', 'name']])).toEqual(['Име и фамилия']);
});

it('leaves the applicant their address where somebody else stands below its heading', () => {
  const own: Asked[] = ['Name', 'E-mail', 'Phone'].map((question) => [[posting, 'Personal details'], question]);
  const address: Asked[] = ['City', 'Postcode'].map((question) => [[posting, 'Address'], question]);
  const below = (over: string): Asked[] =>
    ['Name', 'E-mail', 'City'].map((question) => [[posting, over, headings.am], question]);
  expect(leftOf([...own, ...address, ...below('Address')])).toEqual(['Name', 'E-mail', 'City']);
  // Nobody knows whose address that is.
  const strange: Asked[] = ['Street'].map((question) => [[posting, headings.de], question]);
  expect(leftOf([...own, ...strange, ...below(headings.de)])).toEqual(['Street', 'Name', 'E-mail', 'City']);
});

it('leaves the applicant an address that somebody else follows under no heading', () => {
  const own: Asked[] = ['Name', 'E-mail', 'Phone'].map((question) => [[posting, 'Personal details'], question]);
  const under = (over: string, ...questions: string[]): Asked[] =>
    questions.map((question) => [[posting, over], question]);
  const address = ['Country', 'City', 'Postcode'];
  const other = ['First name', 'Last name'];
  expect(leftOf([...own, ...under('Address', ...address, ...other)])).toEqual(other);
  expect(leftOf([...own, ...under('Address', ...address, ...other, 'Mobile', 'Street')])).toEqual([
    ...other,
    'Mobile',
    'Street',
  ]);
  expect(leftOf([...own, ...under(headings.am, ...address, ...other)]).toSorted()).toEqual(
    [...address, ...other].toSorted(),
  );
});

it('takes the parts of a name directly after the whole for the same person’s', () => {
  const of = (...keys: FormField['key'][]) => leftOf(keys.map((key, at): Asked => [[posting], `${at} ${key}`, key]));
  expect(of('name', 'family-name', 'given-name', 'email', 'tel')).toEqual([]);
  expect(of('name', 'name', 'email')).toEqual(['1 name', '2 email']);
  expect(of('name', 'family-name', 'email', 'tel')).toEqual(['1 family-name', '2 email', '3 tel']);
  expect(of('name', 'email', 'family-name', 'given-name', 'tel')).toEqual(['2 family-name', '3 given-name', '4 tel']);
  expect(of('name', 'given-name', 'family-name', 'given-name', 'family-name', 'tel')).toContain('5 tel');
});

it.each([
  ['Email', 'Confirm email'],
  ['البريد الإلكتروني', 'تأكيد البريد الإلكتروني'],
  ['Электронная почта', 'Подтвердите электронную почту'],
  ['이메일', '이메일 확인'],
])('takes what is typed again for the applicant’s: %s', (once, again) => {
  const under = (question: string, key: FormField['key']): Asked => [[posting], question, key];
  expect(leftOf([...contact.slice(0, 2), under(once, 'email'), under(again, 'email'), under('Phone', 'tel')])).toEqual(
    [],
  );
});

describe('somebody whom no heading names', () => {
  const alone = (...asked: string[]) =>
    leftOf(
      asked
        .map((question) => [[posting], question] as const)
        .map(([sections, question]): Asked => [[...sections], question]),
    );

  it('is asked about where a question how they are related stands beside', () => {
    expect(alone('Contact name', 'Relationship', 'Phone', 'E-mail')).toEqual(['Contact name', 'Phone', 'E-mail']);
    expect(alone('Telefon', 'Ansprechperson', 'Beziehung zu Ihnen', 'Telefonnummer')).toEqual(['Telefonnummer']);
    expect(alone('이름', '관계 *', '전화번호')).toEqual(['이름', '전화번호']);
    expect(alone('氏名', '続柄', '電話番号')).toEqual(['氏名', '電話番号']);
    expect(alone('Name', 'E-mail', 'Customer relationship tools', 'Phone')).toEqual([]);
  });

  it('is nobody where the name is asked once more in other letters', () => {
    expect(alone('성명', '영문 이름', '이메일', '휴대폰')).toEqual(['영문 이름']);
    expect(alone('Name', 'Name', 'E-mail')).toEqual(['Name', 'E-mail']);
  });
});
