import { expect, test } from 'vitest';
import { addEntryKind } from '@/forms/history/add-entry-button';

test.each([
  ['Add', ['My Experience', 'Work Experience'], 'work'],
  ['Add Another', ['Education'], 'education'],
  ['+ Add education', [], 'education'],
  ['Add another position', ['Application'], 'work'],
  ['Weitere Berufserfahrung hinzufügen', [], 'work'],
  ['Ajouter une formation', [], 'education'],
  ['Add', ['Languages'], null],
  ['Add attachment', ['Work Experience'], null],
  ['Save', ['Work Experience'], null],
])('“%s” under %j adds a part: %s', (name, sections, part) => {
  expect(addEntryKind(name, sections)).toBe(part);
});
