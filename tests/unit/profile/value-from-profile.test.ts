import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { Profile } from '@/domain/form/profile';
import { profileKeys } from '@/forms/values/profile-keys';
import type { ValueContext } from '@/forms/values/profile-value';
import { valueFromProfile } from '@/forms/values/value-from-profile';
import { hasPersona, personaProfile } from '../../persona-profile';

const anywhere: ValueContext = { country: null, repeat: null };
const valueIn = (profile: unknown, key: FieldKey, context: Partial<ValueContext> = {}) =>
  valueFromProfile(key, Profile.parse(profile), { ...anywhere, ...context })?.value ?? null;

describe('a name', () => {
  const own = (name: object, basics = {}) => ({ basics, 'x-jobtrail': name });

  it.each([
    [{ givenName: 'Ana', middleName: 'Luz', familyName: 'Gil' }, {}, 'Ana Luz Gil', 'Ana', 'Gil'],
    [{ givenName: 'Alex' }, { name: 'Alex Green' }, 'Alex Green', 'Alex', 'Green'],
    [{ familyName: 'van den Berg' }, { name: 'Jan van den Berg' }, 'Jan van den Berg', 'Jan', 'van den Berg'],
    // Which words are whose, nobody can tell.
    [{}, { name: 'Nagy János' }, 'Nagy János', null, null],
    [{ givenName: 'Ana' }, { name: 'Ana Luz Gil' }, 'Ana Luz Gil', 'Ana', null],
    [{ familyName: 'Gil' }, { name: 'Ana Luz Gil' }, 'Ana Luz Gil', null, 'Gil'],
    [{ givenName: 'Ana' }, {}, null, 'Ana', null],
  ])('%j and %j is %s: %s, %s', (name, basics, whole, given, family) => {
    const profile = own(name, basics);
    expect(valueIn(profile, 'name')).toBe(whole);
    expect(valueIn(profile, 'given-name')).toBe(given);
    expect(valueIn(profile, 'family-name')).toBe(family);
  });

  it('has a middle name, of which a form may want the first letter alone', () => {
    const profile = own({ givenName: 'Ana', middleName: 'Luz', familyName: 'Gil' });
    expect(valueIn(profile, 'additional-name', { question: 'Middle initial' })).toBe('L');
    expect(valueIn(profile, 'additional-name', { question: 'Middle name or initial' })).toBe('Luz');
  });

  it('comes with its infix apart where a form asks so', () => {
    const profile = own({ familyName: 'van den Berg' });
    expect(valueIn(profile, 'name-infix')).toBe('van den');
    expect(valueIn(profile, 'family-name', { asksInfix: true })).toBe('Berg');
    expect(valueIn(own({ familyName: 'Invernizzi' }), 'name-infix')).toBeNull();
  });
});

describe('a telephone number', () => {
  const profile = { basics: { phone: '(416) 555-0142', location: { countryCode: 'CA' } } };

  it.each([
    ['tel', '+1 416 555 0142'],
    ['tel-country-code', '+1'],
    ['tel-national', '(416) 555-0142'],
    ['tel-area-code', '416'],
    ['tel-local', '5550142'],
    ['tel-local-prefix', '555'],
    ['tel-local-suffix', '0142'],
    ['tel-extension', null],
  ] as const)('answers %s', (key, value) => {
    expect(valueIn(profile, key)).toBe(value);
  });

  it('has its country with its code, for a list that shows what it offers only once it is open', () => {
    expect(valueIn(profile, 'tel-country-code', { isClosedList: true })).toBe('CA +1');
  });

  it('has no area code where a country has none of a fixed length', () => {
    const german = { basics: { phone: '+49 30 901820' } };
    expect(valueIn(german, 'tel-national')).toBe('030 901820');
    expect(valueIn(german, 'tel-area-code')).toBeNull();
  });

  it('is parted where its country dials it in three groups', () => {
    const korean = { basics: { phone: '+82 10-1234-5678' } };
    const parts = ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix', 'tel-local'] as const;
    expect(parts.map((key) => valueIn(korean, key))).toEqual(['010', '1234', '5678', '12345678']);
    expect(valueIn({ basics: { phone: '+33 6 12 34 56 78' } }, 'tel-local-prefix')).toBeNull();
  });

  it('is given as written where nobody can tell its country', () => {
    expect(valueIn({ basics: { phone: '555 0142' } }, 'tel')).toBe('555 0142');
    expect(valueIn({ basics: { phone: '555 0142' } }, 'tel-country-code')).toBeNull();
  });
});

describe('an address', () => {
  const at = (address: string) => ({ basics: { location: { address } } });

  it.each([
    ['664 Spadina Ave', 'Spadina Ave', '664'],
    ['Unter den Linden 77a', 'Unter den Linden', '77a'],
    ['Straße des 17. Juni 135', null, null],
    ['Flat 3, Rose Lane', null, null],
    ['1208-664 Spadina Ave', null, null],
  ])('%s has the street %s and the number %s', (line, street, number) => {
    expect(valueIn(at(line), 'address-line1')).toBe(line);
    expect(valueIn(at(line), 'address-streetname')).toBe(street);
    expect(valueIn(at(line), 'address-housenumber')).toBe(number);
  });

  it('puts street and number together as the country does', () => {
    const parts = { address: { street: 'Hauptstraße', houseNumber: '5' } };
    const german = { basics: { location: { countryCode: 'DE' } }, 'x-jobtrail': parts };
    expect(valueIn(german, 'address-line1')).toBe('Hauptstraße 5');
    expect(valueIn({ basics: { location: { countryCode: 'US' } }, 'x-jobtrail': parts }, 'street-address')).toBe(
      '5 Hauptstraße',
    );
  });

  it('types no form of address where a degree is asked for', () => {
    const typed = (honorific: string, question: string) =>
      valueIn({ 'x-jobtrail': { honorific } }, 'honorific-prefix', { question, isTyped: true });
    expect(['Titel', 'Titul', 'Título'].map((question) => typed('Ms', question))).toEqual([null, null, null]);
    expect(['Prof. Dr.', 'MUDr.', 'Dipl.-Ing.'].map((degree) => typed(degree, 'Titel'))).not.toContain(null);
    expect([typed('Ms', 'Anrede'), typed('Ms', 'Title')]).toEqual(['Ms', 'Ms']);
    expect(valueIn({ 'x-jobtrail': { honorific: 'Ms' } }, 'honorific-prefix', { question: 'Titel' })).toBe('Ms');
  });

  it('names the country as the form does', () => {
    const profile = { basics: { location: { city: 'Köln', countryCode: 'DE' } } };
    expect(valueIn(profile, 'country')).toBe('Germany');
    expect(valueIn(profile, 'country', { language: 'fr' })).toBe('Allemagne');
    expect(valueIn(profile, 'country', { options: ['Choose', 'Österreich', 'Deutschland'] })).toBe('Deutschland');
    expect(valueIn(profile, 'country', { options: ['AT', 'DE'] })).toBe('DE');
    expect(valueIn(profile, 'location')).toBe('Köln, Germany');
  });
});

describe('the right to work', () => {
  const workAuthorization = { CA: { isAuthorized: true, needsSponsorship: false }, US: { needsSponsorship: true } };
  const profile = { basics: { location: { countryCode: 'CA' } }, 'x-jobtrail': { workAuthorization } };

  it.each([
    ['auth.work', { country: 'CA' }, true],
    ['auth.sponsorship', { country: 'CA' }, false],
    ['auth.sponsorship', { country: 'US' }, true],
    // Nothing follows from the one for the other, from one country for another, or from where one lives.
    ['auth.work', { country: 'US' }, null],
    ['auth.work', { country: 'DE' }, null],
    ['auth.work', { country: null }, null],
    ['auth.work', { country: 'CA', question: 'Are you authorized to work in the US?' }, null],
    ['auth.sponsorship', { country: 'CA', question: 'Will you require sponsorship in the United States?' }, true],
    ['auth.work', { country: 'CA', question: 'May you work in Canada or the United States?' }, null],
    ['auth.work', { country: 'CA', question: 'Please tell us if you may work' }, true],
    ['auth.verification', { country: 'CA' }, null],
    // Nor for a union or a part of the world.
    ['auth.work', { country: 'CA', question: 'Are you authorized to work in the EU?' }, null],
    ['auth.work', { country: 'CA', question: 'Are you authorized to work in North America?' }, null],
    ['auth.work', { country: 'CA', question: 'Dürfen Sie in Europa arbeiten?' }, null],
    ['auth.work', { country: 'CA', question: 'Are you authorized to work in the EMEA region?' }, null],
    ['auth.work', { country: 'CA', question: 'Are you allowed to work in Canada (North America)?' }, true],
    ['auth.work', { country: 'US', question: 'May you work in your current country of residence?' }, null],
    ['auth.sponsorship', { country: 'US', question: 'Benötigen Sie in Ihrem Wohnsitzland ein Visum?' }, null],
    ['auth.sponsorship', { country: 'US', question: 'Will you need sponsorship in your home country?' }, null],
  ] as const)('%s, %j: %s', (key, context, value) => {
    expect(valueIn(profile, key, context)).toBe(value);
  });
});

describe('what only the user may say', () => {
  it.each([
    ['eeo.gender', 'decline'],
    ['eeo.race', 'decline'],
    ['sex', null],
    ['question.age18', null],
    ['question.criminal_record', null],
    ['nationality', null],
    ['bday', null],
  ] as const)('is for %s, of an empty profile, %s', (key, value) => {
    expect(valueIn({}, key)).toBe(value);
  });

  it('is said as they said it', () => {
    const profile = { 'x-jobtrail': { selfIdentification: { gender: 'Woman' }, birthDate: '1980-05' } };
    expect(valueIn(profile, 'eeo.gender')).toBe('Woman');
    expect(valueIn(profile, 'eeo.veteran')).toBe('decline');
    expect(valueIn(profile, 'bday')).toBeNull();
    expect(valueIn(profile, 'bday-month')).toBe('05');
  });

  it('comes with its currency where a box for text asks for both', () => {
    const profile = { 'x-jobtrail': { salary: { amount: 145000, currency: 'CAD' } } };
    const both = 'What is your desired salary? Please state the currency.';
    expect(valueIn(profile, 'salary.expected', { question: both })).toBe('145000 CAD');
    expect(valueIn(profile, 'salary.expected', { question: both, isNumber: true })).toBe('145000');
    expect(valueIn(profile, 'salary.expected', { question: 'Desired salary' })).toBe('145000');
  });

  it('is no pay in another currency or for another time', () => {
    const profile = { 'x-jobtrail': { salary: { amount: 145000, currency: 'CAD', unit: 'YEAR' } } };
    const asked = (question: string) => valueIn(profile, 'salary.expected', { question });
    expect(asked('What are your salary expectations?')).toBe('145000');
    expect(asked('Expected annual salary (CAD)')).toBe('145000');
    expect(asked('Desired monthly salary')).toBeNull();
    const byMonth = `Önskad månadslön | Månedslønn | Forventet månedsløn | Kuukausipalkkatoive | Požadovaný měsíční plat | Maandsalaris
      | Oczekiwane wynagrodzenie miesięczne | Gewünschtes Monatsgehalt | Aylık ücret beklentisi | Mức lương mong muốn hàng tháng
      | الراتب الشهري المتوقع | שכר חודשי מבוקש | Ожидаемая ежемесячная зарплата | 希望月収 | Așteptări salariale lunare`;
    const otherCurrency =
      'Ücret beklentiniz (TL) | Lønforventning (kr.) | Expected salary (peso) | الراتب المتوقع (درهم)';
    for (const question of [byMonth, otherCurrency].flatMap((all) => all.split('|')))
      expect(asked(question.trim()), question).toBeNull();
    const among = (options: string[]) => valueIn(profile, 'salary.expected', { question: 'Expected salary', options });
    expect(among(['100,000 – 149,999 CAD'])).toBe('145000');
    expect(among(['100,000 – 149,999 EUR'])).toBeNull();
    for (const other of ['Expected net salary', 'Desired salary (in thousands)', 'Expected salary (k CAD)'])
      expect(asked(other), other).toBeNull();
    for (const hint of ['€ / month', 'in USD', 'per hour'])
      expect(valueIn(profile, 'salary.expected', { question: 'Expected salary', hint }), hint).toBeNull();
    expect(asked('Gehaltsvorstellung in EUR')).toBeNull();
    expect(asked('Salary expectation (€)')).toBeNull();
    expect(valueIn(profile, 'salary.currency', { options: ['USD – US dollar', 'CAD – Canadian dollar'] })).toBe(
      'CAD – Canadian dollar',
    );
  });

  it('is no pay in the unit that stands beside its box, unless it is its own', () => {
    const pay = (currency: string) => (asked: { question?: string; hint?: string }) =>
      valueIn({ 'x-jobtrail': { salary: { amount: 50_000, currency, unit: 'YEAR' } } }, 'salary.expected', {
        question: 'Expected salary',
        ...asked,
      });
    for (const hint of ['k€', 'k€/year', 'K EUR', 'TEUR', '$', 'zł', 'Your wish · Kč', '₹/year'])
      expect(pay('EUR')({ hint }), hint).toBeNull();
    expect(pay('EUR')({ question: 'Expected salary ($)' })).toBeNull();
    for (const hint of ['€', 'EUR per year', "Don't worry", '']) expect(pay('EUR')({ hint }), hint).toBe('50000');
    for (const currency of ['USD', 'CAD']) expect(pay(currency)({ hint: '$' })).toBe('50000');
    expect(pay('PLN')({ hint: 'zł' })).toBe('50000');
  });
});

describe('pay that is chosen from ranges', () => {
  const ranged = (salary: object, options: string[], question = 'Expected salary') =>
    valueIn({ 'x-jobtrail': { salary: { currency: 'EUR', ...salary } } }, 'salary.expected', { question, options });
  const byYear = ['0 – 30.000 €', '30.000 – 60.000 €', 'über 60.000 €'];
  const byMonth = ['0 – 2.000', '2.000 – 4.000', '4.000 – 6.000'];

  it('is put among amounts of its own period alone', () => {
    expect(ranged({ amount: 25, unit: 'HOUR' }, byYear)).toBeNull();
    expect(ranged({ amount: 4000, unit: 'MONTH' }, byYear)).toBeNull();
    expect(ranged({ amount: 4000, unit: 'MONTH' }, ['0 - 30000', '30000 - 60000'])).toBeNull();
    expect(ranged({ amount: 55, unit: 'HOUR' }, ['€50k – €60k', '€60k – €70k'])).toBeNull();
    expect(ranged({ amount: 45_000, unit: 'YEAR' }, byYear)).toBe('45000');
    expect(ranged({ amount: 3000, unit: 'MONTH' }, byMonth)).toBe('3000');
    expect(ranged({ amount: 30, unit: 'HOUR' }, ['€20 – €40', '€40 – €60'])).toBe('30');
  });

  it('goes by the period that the question or the options name', () => {
    expect(ranged({ amount: 4000, unit: 'MONTH' }, ['3,000 – 5,000 per year'])).toBeNull();
    expect(ranged({ amount: 4000, unit: 'MONTH' }, ['3,000 – 5,000 per month'])).toBe('4000');
    expect(ranged({ amount: 1000, unit: 'MONTH' }, byMonth, 'Expected monthly salary')).toBe('1000');
    expect(ranged({ amount: 45_000, unit: 'YEAR' }, ['3.000 – 5.000 € / Monat'])).toBeNull();
  });

  it('is not put into a list that has yet to say of which period it is, unless it is for a year', () => {
    const closed = (unit: 'MONTH' | 'YEAR', question = 'Expected salary') =>
      valueIn({ 'x-jobtrail': { salary: { amount: 4000, unit } } }, 'salary.expected', {
        question,
        isClosedList: true,
      });
    expect(closed('MONTH')).toBeNull();
    expect(closed('MONTH', 'Expected salary per month')).toBe('4000');
    expect(closed('YEAR')).toBe('4000');
  });
});

describe('employers and schools', () => {
  const profile = {
    work: [
      { name: 'First', startDate: '2010', endDate: '2012-03' },
      { name: 'Now', position: 'Baker', startDate: '2019-05' },
    ],
    education: [{ institution: 'A' }, { institution: 'B', endDate: '2010' }],
  };

  it('come latest first, and say where they stand', () => {
    expect(valueFromProfile('work.name', Profile.parse(profile), { ...anywhere, repeat: 0 })).toEqual({
      value: 'Now',
      handle: '{{work[1].name}}',
    });
    expect(valueIn(profile, 'work.name', { repeat: 1 })).toBe('First');
    expect(valueIn(profile, 'work.name', { repeat: 2 })).toBeNull();
    expect(valueIn(profile, 'work.isCurrent', { repeat: 0 })).toBe(true);
    expect(valueIn(profile, 'work.isCurrent', { repeat: 1 })).toBe(false);
    expect(valueIn(profile, 'organization-title')).toBe('Baker');
  });

  it('keep their order where one has no date, and name no employer that is past', () => {
    expect(valueIn(profile, 'education.institution')).toBe('A');
    expect(valueIn({ work: [profile.work[0]] }, 'organization')).toBeNull();
  });

  it('are the last that ended where the last is asked for, and it is known which that is', () => {
    const work = [
      { name: 'Old', position: 'Clerk', startDate: '2010-01', endDate: '2014-01' },
      { name: 'Late', position: 'Cook', startDate: '2015-01', endDate: '2019-01' },
    ];
    const asked = (question: string, jobs: object[] = work) => valueIn({ work: jobs }, 'organization', { question });
    expect(asked('Current or most recent company')).toBe('Late');
    expect(asked('Letzter Arbeitgeber')).toBe('Late');
    expect(asked('Dernier employeur')).toBe('Late');
    expect(valueIn({ work }, 'organization-title', { question: 'Most recent job title' })).toBe('Cook');
    expect(asked('Current company')).toBeNull();
    expect(asked('Why did you leave your last company?')).toBeNull();
    expect(asked('Last company and reason for leaving')).toBeNull();
    expect(asked('Last employer', [...work, { name: 'Undated' }])).toBeNull();
  });
});

it('finds pages by the name of the network or by their address', () => {
  const profiles = [{ url: 'https://de.linkedin.com/in/a' }, { network: 'X', url: 'https://x.com/a' }];
  expect(valueIn({ basics: { profiles } }, 'url.linkedin')).toBe('https://de.linkedin.com/in/a');
  expect(valueIn({ basics: { profiles } }, 'url.twitter')).toBe('https://x.com/a');
  expect(valueIn({ basics: { profiles } }, 'url.github')).toBeNull();
});

it('shows a model what it has, and no value', () => {
  const profile = Profile.parse({ basics: { email: 'a@b.example' } });
  const keys = profileKeys(profile, 'US');
  expect(keys.find(({ key }) => key === 'email')).toEqual({ key: 'email', about: 'e-mail address', isKnown: true });
  expect(keys.find(({ key }) => key === 'tel')?.isKnown).toBe(false);
  expect(JSON.stringify(keys)).not.toContain('a@b.example');
});

// Skipped where the corpora are not beside the checkout.
describe.skipIf(!hasPersona)('the test person', () => {
  it.each([
    ['given-name', 'Alex'],
    ['family-name', 'Green'],
    ['tel-national', '(416) 555-0142'],
    ['address-housenumber', '664'],
    ['address-line2', 'Unit 1208'],
    ['country', 'Canada'],
    ['location', 'Toronto, Ontario, Canada'],
    ['organization', 'Pinecrest Technologies Inc.'],
    ['url.github', 'https://github.com/alex-green-example'],
    ['notice_period', '4 weeks'],
    ['education.studyType', 'Doctor of Philosophy'],
    ['eeo.disability', 'decline'],
  ] as const)('answers %s with %s', (key, value) => {
    expect(valueIn(personaProfile(), key, { country: 'CA' })).toBe(value);
  });
});

it('says that one would move where just that is asked', () => {
  const profile = { 'x-jobtrail': { willingToRelocate: true } };
  const said = (question: string) => valueIn(profile, 'relocation', { question });
  expect(said('Are you willing to relocate?')).toBe(true);
  for (const other of [
    'Are you NOT willing to relocate?',
    'Would you be unwilling to relocate?',
    'Are you willing to relocate at your own cost?',
    'Würden Sie auf eigene Kosten umziehen?',
  ])
    expect(said(other)).toBeNull();
});

it('answers the highest degree of all, if that is certain', () => {
  const of = (...degrees: [studyType: string, endDate?: string][]) =>
    valueIn(
      { education: degrees.map(([studyType, endDate]) => ({ studyType, startDate: '2001', endDate })) },
      'education.studyType',
      { question: 'What is the highest level of education you have completed?' },
    );
  expect(of(['Master of Arts', '2004'], ['B.Sc.', '2010'])).toBe('Master of Arts');
  expect(of(['Master of Arts', '2004'], ['Ph.D.'])).toBe('Master of Arts');
  expect(of(['Licentiate', '2004'], ['Bachelor of Arts', '2010'])).toBeNull();
  expect(of(['Magister', '2004'], ['Doctor of Philosophy', '2010'])).toBe('Doctor of Philosophy');
});
