import { describe, expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

const keysOf = (questions: readonly string[], declared: string | null = null) =>
  assignFieldKeys(
    questions.map((question) => aField({ question })),
    declared,
  ).map(({ key }) => key);

describe('a word that several languages share', () => {
  it('is a company on a form in German, a signature on one in Spanish', () => {
    expect(keysOf(['Vorname', 'Nachname', 'Firma'])).toEqual(['given-name', 'family-name', 'organization']);
    expect(keysOf(['Nombre de pila', 'Apellidos', 'Firma'])).toEqual(['given-name', 'family-name', 'never.signature']);
  });

  it('is read by what the page declares where the labels do not say', () => {
    expect(keysOf(['Firma'], 'de-AT')).toEqual(['organization']);
    expect(keysOf(['Firma'], 'es')).toEqual(['never.signature']);
    expect(keysOf(['Firma'], 'pl-PL')).toEqual(['organization']);
  });

  it('stays empty where nothing says which language it is', () => {
    expect(keysOf(['Firma'])).toEqual(['never.signature']);
  });

  it('signs in Italian whatever stands beside it', () => {
    expect(keysOf(['Nome e cognome', 'Firma', 'Data di nascita'], 'it')).toContain('never.signature');
  });
});

describe('a word that another language has for something else', () => {
  const last = (questions: readonly string[], declared: string) => keysOf(questions, declared).at(-1);

  it('is what the form’s own language says wherever it stands', () => {
    expect(last(['Nombre', 'Apellidos', 'Asunto'], 'es')).toBeNull();
    expect(last(['Fornavn', 'Etternavn', 'Akademisk grad'], 'no')).toBeNull();
    expect(last(['Fornavn', 'Efternavn', 'Grad'], 'da')).toBeNull();
    expect(last(['Vorname', 'Nachname', 'Grad'], 'de')).toBeNull();
    expect(last(['Ime', 'Prezime', 'Grad'], 'hr')).toBe('address-level2');
  });

  it('is nothing within a longer one of the form’s language', () => {
    expect(last(['Vorname', 'Nachname', 'Akademischer Grad'], 'de')).toBeNull();
    expect(last(['Vorname', 'Nachname', 'Höchster akademischer Grad'], 'de')).toBeNull();
    expect(last(['First name', 'Last name', 'Grad year'], 'en')).toBeNull();
    expect(last(['First name', 'Last name', 'Expected grad date'], 'en')).toBeNull();
  });

  it('says what it says there beside words of the form’s language', () => {
    expect(last(['First name', 'Last name', 'Prénom (your given name)'], 'en')).toBe('given-name');
  });
});

it.each([
  ['de', ['Vorname', 'Nachname']],
  ['fr', ['Prénom', 'Nom']],
  ['es', ['Nombre', 'Apellidos']],
  ['it', ['Nome', 'Cognome']],
  ['nl', ['Voornaam', 'Achternaam']],
  ['pl', ['Imię', 'Nazwisko']],
] as const)('knows the words of other languages that forms in %s use as well', (language, names) => {
  const last = (question: string) => keysOf([...names, question], language).at(-1);
  expect(['E-Mail', 'Email', 'Password'].map(last)).toEqual(['email', 'email', 'never.secret']);
});
