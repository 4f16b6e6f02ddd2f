import { describe, expect, it } from 'vitest';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { valueFromProfile } from '@/forms/values/value-from-profile';
import { applicantProfile } from '../../wild/forms/applicant';
import { allWords } from '../../wild/forms/words/all-words';
import { aField } from './a-field';

type Given = Parameters<typeof aField>[0];

const keyOf = (given: Given) => assignFormKeys([aField(given)], [0], null)[0]?.key ?? null;

const context = { country: null, repeat: null, site: '', asksInfix: false, hint: '' };
const offered = ['Deutsch', 'Englisch', 'Französisch', 'Spanisch'];

describe('all languages that somebody speaks', () => {
  it.each(Object.entries(allWords))('are asked for in forms in %s', (_, { labels }) => {
    expect(keyOf({ question: labels.spoken, kind: 'choices', options: offered })).toBe('languages');
    expect(keyOf({ question: labels.spoken, kind: 'text' })).toBe('languages');
  });

  it('are not those of one level, of programs, or in which one wants to be written to', () => {
    const options = offered;
    expect(keyOf({ question: 'Which languages do you speak at a native level?', kind: 'choices', options })).not.toBe(
      'languages',
    );
    expect(
      keyOf({ question: 'Which languages do you know?', kind: 'choices', options: ['Python', 'Java', 'Go'] }),
    ).not.toBe('languages');
    expect(keyOf({ question: 'Preferred language', kind: 'choices', options })).not.toBe('languages');
  });

  it('are those of the list, or written in the form’s language', () => {
    const spoken = (given: object) =>
      valueFromProfile('languages', applicantProfile, { ...context, question: '', language: 'de', ...given })?.value;
    expect(spoken({ options: offered })).toEqual(['Englisch', 'Französisch']);
    expect(spoken({})).toEqual(['Englisch', 'Französisch']);
  });
});

describe('a country within a sentence', () => {
  it.each(Object.entries(allWords))('is heard in %s, in whatever case it stands', (_, { mayWork, places }) => {
    const permitted = (question: string) =>
      valueFromProfile('auth.work', applicantProfile, { ...context, question, language: null })?.value;
    expect(permitted(mayWork(places.CA))).toBe(true);
    expect(permitted(mayWork(places.US))).toBe(false);
    expect(permitted(mayWork(places.DE))).toBe(false);
  });
});

describe('the highest degree', () => {
  it.each(Object.entries(allWords))('is asked for in %s', (_, { labels, options }) => {
    expect(keyOf({ question: labels.degree, kind: 'select', options: [...options.degrees] })).toBe(
      'education.studyType',
    );
  });
});

describe('how well one language is spoken', () => {
  const levels = ['Keine', 'Grundkenntnisse', 'Fließend', 'Muttersprache'];
  const said = (question: string) => {
    const profile = {
      languages: [
        { language: 'German', fluency: 'Fluent' },
        { language: 'English', fluency: 'Native' },
      ],
    };
    const all = { ...context, question };
    return valueFromProfile('language.level', { ...applicantProfile, ...profile }, all)?.value ?? null;
  };

  it('is asked by the language and its levels, and answered of that one alone', () => {
    expect(keyOf({ question: 'Wie gut sprechen Sie Englisch?', kind: 'select', options: levels })).toBe(
      'language.level',
    );
    expect(keyOf({ question: '英語レベル', kind: 'select', options: ['ネイティブ', 'なし'] })).toBe('language.level');
    expect(keyOf({ question: 'How well do you know Excel?', kind: 'select', options: levels })).not.toBe(
      'language.level',
    );
    expect(keyOf({ question: 'Do you speak English?', kind: 'select', options: ['Yes', 'No'] })).not.toBe(
      'language.level',
    );
    expect([said('Wie gut sprechen Sie Englisch?'), said('Your French'), said('英語レベル')]).toEqual([
      'Native',
      null,
      'Native',
    ]);
  });
});

it.each([
  'Quel est votre niveau d’anglais ?',
  'Wie gut sind Ihre Englischkenntnisse?',
  '¿Cuál es tu nivel de inglés?',
  'Livello di inglese',
  '英語力',
  '英语水平',
  'English proficiency',
])('is asked by a list that is still closed: %s', (question) => {
  expect(keyOf({ question, kind: 'combobox' })).toBe('language.level');
  expect(keyOf({ question, kind: 'select', options: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] })).toBe('language.level');
});

it('is not asked by a closed list that names a language otherwise', () => {
  expect(keyOf({ question: 'Do you speak English?', kind: 'combobox' })).toBe('question.choice');
  expect(keyOf({ question: 'English or French?', kind: 'combobox' })).not.toBe('language.level');
});

describe('an entry of a language whose lists are still closed', () => {
  const entry = (sections: string[]) =>
    assignFormKeys(
      ['Language', 'Proficiency'].map((question) =>
        aField({ question, kind: 'combobox', sections, repeat: { group: 'Language', index: 0 } }),
      ),
      [0, 0],
      'en',
    ).map(({ key }) => key);

  it('is known by the heading over all of them, with or without its own title', () => {
    expect(entry(['Languages', 'Language 1'])).toEqual(['language.name', 'language.level']);
    expect(entry(['Languages'])).toEqual(['language.name', 'language.level']);
    expect(entry(['References', 'Reference 1'])).not.toContain('language.name');
  });
});
