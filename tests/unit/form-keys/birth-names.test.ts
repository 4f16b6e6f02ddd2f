import { expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

const keyOf = (question: string, name = '') =>
  assignFieldKeys([
    aField({ id: 'a', question: 'E-mail' }),
    aField({ id: 'b', question, clues: { name } }),
    aField({ id: 'c', question: 'CV', kind: 'file' }),
  ])[1]?.key ?? null;

it.each([
  'Birth name',
  'Last name at birth',
  'Maiden name (if any)',
  'Any previous surnames',
  'Former or maiden name',
  'Other last names used',
  'Frühere Namen',
  'Nom antérieur',
  'Apellidos anteriores',
  'Tidigare efternamn',
  'Poprzednie nazwisko',
  'Önceki soyadı',
  'Прежняя фамилия',
  'Geburtsname',
  'Nom de naissance',
  'Nom de jeune fille',
  'Apellido de soltera',
  'Cognome da nubile',
  'Geboortenaam',
  'Nazwisko rodowe',
  'Nome de solteira',
  'Rodné příjmení',
  'Kızlık soyadı',
  'Девичья фамилия',
  'Születési név',
  '旧姓',
])('does not take the name somebody was born with for the one they have: %s', (question) => {
  expect(keyOf(question)).toBeNull();
  expect(keyOf(question, 'lastName')).toBeNull();
});

it('still knows the family name', () => {
  expect(keyOf('Nom de famille')).toBe('family-name');
  expect(keyOf('Nazwisko')).toBe('family-name');
});
