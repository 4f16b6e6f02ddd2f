import { describe, expect, it } from 'vitest';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { aField } from './a-field';

const read = (heading: string, fields: readonly (string | Parameters<typeof aField>[0])[], language = 'en') =>
  assignFormKeys(
    fields.map((field, at) =>
      aField({
        id: `q${at}`,
        selector: `#q${at}`,
        sections: [heading],
        ...(typeof field === 'string' ? { question: field } : field),
      }),
    ),
    fields.map(() => 0),
    language,
  ).map(({ key, repeat }) => `${key} ${repeat?.index ?? 0}`);

describe('an entry without a number', () => {
  it('goes on where the same is asked in other words, as a question of its own', () => {
    expect(
      read('Work experience', ['Employer', 'Job title', 'Responsibilities', 'Achievements', 'From', 'To']),
    ).toEqual([
      'work.name 0',
      'work.position 0',
      'work.summary 0',
      'question.text 0',
      'work.startDate 0',
      'work.endDate 0',
    ]);
    expect(read('Education', ['Institution', 'Degree', 'Degree type', 'Subject', 'From'])).toEqual([
      'education.institution 0',
      'education.studyType 0',
      'question.text 0',
      'education.area 0',
      'education.startDate 0',
    ]);
    expect(read('Ausbildung', ['Hochschule', 'Abschluss', 'Fachrichtung', 'Studiengang', 'von'], 'de').at(-1)).toBe(
      'education.startDate 0',
    );
    const list = { question: 'Degree type', kind: 'select' as const, options: ['Bachelor', 'Master'] };
    expect(read('Education', ['Degree', list, 'Institution'])).toEqual([
      'education.studyType 0',
      'question.choice 0',
      'education.institution 0',
    ]);
  });

  it('is about one degree where its title is written and its level chosen', () => {
    const list = { question: "Niveau d'études *", kind: 'select' as const, options: ['Bac +5', 'Doctorat (Bac +8)'] };
    expect(read('Formation', ['Intitulé du dernier diplôme obtenu *', 'Établissement', list], 'fr')).toEqual([
      'education.studyType 0',
      'education.institution 0',
      'education.studyType 0',
    ]);
  });

  it('goes on though whether it is current is asked twice', () => {
    const present = { question: 'Present', kind: 'tick' as const };
    const employed = { question: 'Still employed?', kind: 'choice' as const, options: ['Yes', 'No'] };
    expect(read('Work experience', ['Employer', 'From', 'To', present, employed, 'Job title'])).toEqual([
      'work.name 0',
      'work.startDate 0',
      'work.endDate 0',
      'work.isCurrent 0',
      'work.isCurrent 0',
      'work.position 0',
    ]);
  });

  it('has no date that is answered with yes or no', () => {
    const graduated = { question: 'Graduated?', kind: 'choice' as const, options: ['Yes', 'No'] };
    const listed = { ...graduated, kind: 'select' as const, options: ['Select', 'Yes', 'No'] };
    for (const field of [graduated, listed]) {
      expect(read('Education', ['School', field, 'End date'])).toEqual([
        'education.institution 0',
        'question.choice 0',
        'education.endDate 0',
      ]);
    }
  });

  it.each([
    [['Employer', 'Job title', 'Employer', 'Job title']],
    [['Employer (1)', 'Job title', 'Employer (2)', 'Job title']],
    [['Last employer', 'Job title', 'Previous employer', 'Job title']],
  ])('ends where %j begin the next', (questions) => {
    expect(read('Work experience', questions)).toEqual([
      'work.name 0',
      'work.position 0',
      'work.name 1',
      'work.position 1',
    ]);
  });

  it('ends before another heading over what began it', () => {
    const under = (title: string, question: string) => ({ question, sections: ['Education', title] });
    expect(
      read('', [
        under('High school', 'School name'),
        under('University', 'University name'),
        under('University', 'Degree'),
      ]),
    ).toEqual(['education.institution 0', 'education.institution 1', 'education.studyType 1']);
  });
});
