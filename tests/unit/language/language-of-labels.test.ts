import { describe, expect, it } from 'vitest';
import { fold } from '@/language/fold/fold';
import { languageOfLabels, languagesOfPhrase } from '@/language/match/language-of-labels';

const languageOf = (labels: readonly string[], declared: string | null = null) =>
  languageOfLabels(labels.map(fold), declared);

describe('the language of a form', () => {
  it.each([
    [['Vorname', 'Nachname', 'Firma', 'E-Mail'], null, 'de'],
    [['Nombre', 'Apellidos', 'Correo electrónico', 'Firma'], null, 'es'],
    [['Förnamn', 'Efternamn', 'Telefonnummer'], null, 'sv'],
    [['Etunimi', 'Sukunimi', 'Sähköposti'], null, 'fi'],
    [['First name', 'Last name'], 'de', 'en'],
    [['CV', 'Name'], 'de-AT', 'de'],
    [['Fornavn', 'Etternavn', 'Postnummer'], 'nb', 'no'],
    [['CV', 'Status'], null, null],
    [[], null, null],
  ])('of %j on a page that declares %j is %j', (labels, declared, language) => {
    expect(languageOf(labels, declared)).toBe(language);
  });

  it('knows which languages share a phrase', () => {
    expect([...languagesOfPhrase(fold('Firma'))]).toEqual(expect.arrayContaining(['de', 'es']));
    expect(languagesOfPhrase(fold('Vorname')).has('es')).toBe(false);
  });
});
