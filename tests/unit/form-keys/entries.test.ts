import { describe, expect, it, test } from 'vitest';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { addsLanguage } from '@/forms/history/add-entry-button';
import { entryTitle } from '@/forms/history/entry-title';
import { keepsEntry, keptEntry, putsEntry } from '@/forms/history/keeps-entry';
import { aField } from './a-field';

test.each([
  [['Application', 'Add position'], 'work'],
  [['Experience', 'Education', 'New school'], 'education'],
  [['工作经历 1'], 'work'],
  [['添加教育经历'], 'education'],
  [['Expérience professionnelle', 'Senior Software Engineer', 'Nouvelle entrée'], 'work'],
  [['Work experience', 'Languages'], 'language'],
  [['About you', 'Add attachment'], null],
])('what stands under %j is about: %s', (headings, kind) => {
  expect(entryTitle(headings)?.kind ?? null).toBe(kind);
});

test.each([
  ['Save', true, null],
  ['Save position', true, 'work'],
  ['Ausbildung speichern', true, 'education'],
  ['保存', true, null],
  ['Save & close', true, null],
  ['Save record', true, null],
  ['Save this entry', true, null],
  ['Save item', true, null],
  ['Eintrag speichern', true, null],
  ['Angaben übernehmen', true, null],
  ['Enregistrer et fermer', true, null],
  ['Guardar registro', true, null],
  ['Save and send', false, null],
  ['Save & apply', false, null],
  ['Speichern und absenden', false, null],
  ['Delete this entry', false, null],
  ['Save and continue', false, null],
  ['Save application', false, null],
  ['Add', false, null],
])('“%s” keeps an entry: %s, of %s', (name, isKeeping, kind) => {
  expect([keepsEntry(name), keptEntry(name)]).toEqual([isKeeping, kind]);
});

it('puts an entry into its list by what adds it, where that says no more', () => {
  expect(['Add', 'Add education', 'Add Experience', 'Añadir idioma'].map(putsEntry)).toEqual([true, true, true, true]);
  expect(['Add attachment', 'Add to cart', 'Apply'].map(putsEntry)).toEqual([false, false, false]);
});

it('adds a language where it says so, alone or by its heading', () => {
  expect(addsLanguage('+ Dodaj język', [])).toBe(true);
  expect(addsLanguage('Add', ['Languages'])).toBe(true);
  expect(addsLanguage('Add', ['Skills'])).toBe(false);
});

describe('a language beside its level', () => {
  const languages = ['German', 'English', 'French'];
  const levels = ['Basic', 'Intermediate', 'Native'];
  const keysOf = (...fields: Parameters<typeof aField>[0][]) =>
    assignFormKeys(
      fields.map((field, at) => aField({ id: `q${at}`, selector: `#f${at}`, ...field })),
      fields.map(() => 0),
      'en',
    ).map(({ key, repeat }) => [key, repeat?.index ?? null]);
  const line = [
    { question: 'Language', kind: 'select', options: languages },
    { question: 'Level', kind: 'select', options: levels },
  ] as const;

  it('is one that somebody speaks, line by line', () => {
    const [name, level] = line.map((field) => ({ ...field, options: [...field.options] }));
    if (!name || !level) throw new Error('a line has two fields');
    expect(keysOf(name, level, name, level)).toEqual([
      ['language.name', 0],
      ['language.level', 0],
      ['language.name', 1],
      ['language.level', 1],
    ]);
  });

  it('is not the one somebody wants to be written to in', () => {
    expect(keysOf({ question: 'Language', kind: 'select', options: languages }, { question: 'Notes' })[0]).toEqual([
      'language',
      null,
    ]);
  });

  it('may be one word with it', () => {
    expect(keysOf({ question: 'Englischkenntnisse', kind: 'select', options: levels })).toEqual([
      ['language.level', null],
    ]);
  });
});
