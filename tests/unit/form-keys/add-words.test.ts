import { expect, test } from 'vitest';
import { addEntryKind } from '@/forms/history/add-entry-button';

test.each([
  ['Add', ['My Experience', 'Work Experience'], 'work'],
  ['Add Another', ['Education'], 'education'],
  ['+ Add education', [], 'education'],
  ['Add another position', ['Application'], 'work'],
  ['Weitere Berufserfahrung hinzufügen', [], 'work'],
  ['Ajouter une formation', [], 'education'],
  ['Lägg till anställning', [], 'work'],
  ['Lägg till en ny rad', ['Tidigare och nuvarande anställningar'], 'work'],
  ['Zeile hinzufügen', ['Berufserfahrung'], 'work'],
  ['Tilføj ny uddannelse', [], 'education'],
  ['Legg til arbeidsforhold', [], 'work'],
  ['Lisää uusi koulutus', [], 'education'],
  ['Přidat další zaměstnání', [], 'work'],
  ['Add', ['Languages'], null],
  ['Add attachment', ['Work Experience'], null],
  ['Save', ['Work Experience'], null],
])('“%s” under %j adds a part: %s', (name, sections, part) => {
  expect(addEntryKind(name, sections)).toBe(part);
});
