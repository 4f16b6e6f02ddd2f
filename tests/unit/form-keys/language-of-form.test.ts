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
