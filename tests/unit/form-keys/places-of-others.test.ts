import { describe, expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { allLanguages, phrases } from '@/language/lexicon/lexicon';
import { aField } from './a-field';

const keyAmong = (question: string, first = 'First name', second = 'Last name') =>
  assignFieldKeys([first, second, question].map((each) => aField({ question: each }))).at(-1)?.key ?? null;

describe('a place', () => {
  it.each([
    'University city',
    'School city',
    'Company city',
    'University country',
    'License state',
    'State of issue',
    'Issuing country',
    'Country of study',
    'Preferred region/state',
    'Preferred city',
    'Target country',
    'Business unit',
  ])('is not the applicant’s own in “%s”', (question) => {
    expect(keyAmong(question)).toBeNull();
  });

  it.each([
    ['Ort der Hochschule', 'Vorname', 'Nachname'],
    ['Stadt der Tätigkeit', 'Vorname', 'Nachname'],
    ['Bevorzugtes Land', 'Vorname', 'Nachname'],
    ['Città preferita', 'Nome', 'Cognome'],
    ['Regione di interesse', 'Nome', 'Cognome'],
    ['Cargo pretendido', 'Nome', 'Sobrenome'],
    ['Cargo deseado', 'Nombre', 'Apellidos'],
  ])('nor in “%s”', (...words) => {
    expect(keyAmong(...words)).toBeNull();
  });

  it.each([
    ['City of residence', 'address-level2'],
    ['Your current city', 'address-level2'],
    ['Country of residence', 'country'],
    ['Preferred mailing address', 'street-address'],
    ['Current job title', 'organization-title'],
  ])('is in “%s”', (question, key) => {
    expect(keyAmong(question)).toBe(key);
  });

  it('is no employer’s in what any language calls it', () => {
    const asked = (['addressLevel1', 'addressLevel2', 'country', 'location', 'postalCode'] as const).flatMap((name) =>
      Object.values(phrases(`places.${name}`, 'says')).flatMap((said) => said.split('|').map((each) => each.trim())),
    );
    expect(asked.length).toBeGreaterThan(allLanguages.length);
    expect(asked.filter((question) => keyAmong(question) === null)).toEqual([]);
  });
});

it('knows no number or address in what one has experience with', () => {
  expect(keyAmong('Mobile development experience')).toBeNull();
  expect(keyAmong('Email marketing experience')).toBeNull();
});
