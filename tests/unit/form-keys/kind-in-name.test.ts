import { expect, it } from 'vitest';
import { kindInName } from '@/forms/history/entry-title';

it.each([
  ['Delete work experience 2', 'work'],
  ['Berufserfahrung 1 löschen', 'work'],
  ['Ausbildung hinzufügen', 'education'],
  ['Edit education 1', 'education'],
  ['Delete', null],
  ['Delete cover letter', null],
  ['Delete referee 1', null],
])('hears in the name of a button which entry it is about: %s', (name, kind) => {
  expect(kindInName(name)).toBe(kind);
});
