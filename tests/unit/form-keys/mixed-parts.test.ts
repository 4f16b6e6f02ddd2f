import { describe, expect, it } from 'vitest';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { addEntryKind } from '@/forms/history/add-entry-button';
import { aField } from './a-field';

type Given = Parameters<typeof aField>[0];

const keysOf = (...given: Given[]) =>
  assignFormKeys(
    given.map((one) => aField({ sections: ['Experience and education'], ...one })),
    given.map(() => 0),
    null,
  ).map(({ key }) => key);

describe('under a heading for employments and schools alike', () => {
  it('what follows a school asks for the applicant’s own notice, pay and start', () => {
    const asked = ['Notice period', 'Desired salary', 'Available from'].map((question) => ({ question }));
    expect(keysOf({ question: 'University' }, ...asked).slice(1)).toEqual([
      'notice_period',
      'salary.expected',
      'start_date',
    ]);
  });

  it('what follows an employer asks for the pay of that employment', () => {
    expect(keysOf({ question: 'Employer' }, { question: 'Job title' }, { question: 'Salary' })[2]).toBeNull();
  });
});

it('takes a list that any number is chosen of for one of skills, if it asks for them', () => {
  const asked = { question: 'Which technologies do you use?', kind: 'combobox', options: ['Go', 'Java'] } as const;
  const keyOf = (given: Partial<Given>) => keysOf({ ...asked, options: [...asked.options], sections: [], ...given })[0];
  expect(keyOf({ takesSeveral: true })).toBe('skills');
  expect(keyOf({ takesSeveral: false })).toBe('question.choice');
});

it.each([
  'Z którymi technologiami pracowałeś/aś?',
  'S jakými technologiemi máte zkušenosti?',
  'Mitä teknologioita osaat?',
])('asks for skills, in whatever case they stand: %s', (question) => {
  expect(keysOf({ question, kind: 'choices', options: ['Go', 'Java'], sections: [] })).toEqual(['skills']);
});

it('adds an entry, as Dutch parts its verb', () => {
  expect(addEntryKind('Voeg een rij toe', ['Werkervaring'])).toBe('work');
  expect(addEntryKind('Voeg een werkgever toe', [])).toBe('work');
  expect(addEntryKind('Voeg bestand toe', ['Werkervaring'])).toBeNull();
});

it('asks for the town where a place in brackets is one', () => {
  const keyOf = (question: string) => keysOf({ question, sections: [] })[0];
  expect(keyOf('Location (City)')).toBe('address-level2');
  expect(keyOf('Miejsce zamieszkania (miasto) *')).toBe('address-level2');
  expect(keyOf('Miejsce zamieszkania (miasto, kraj)')).toBe('location');
});
