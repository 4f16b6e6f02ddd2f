import { expect, it } from 'vitest';
import { kindOfControl } from '@/domain/form/kind-of-control';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { aField } from './a-field';

const keysUnder = (heading: string, questions: readonly string[]) =>
  assignFormKeys(
    questions.map((question, at) => aField({ id: `q${at}`, selector: `#q${at}`, question, sections: [heading] })),
    questions.map(() => 0),
    'en',
  ).map(({ key }) => key);

it('takes what stands far below the last entry for the applicant’s, though no further heading stands above it', () => {
  const entry = ['School', 'Degree', 'Discipline'];
  const others = ['LinkedIn profile', 'Website', 'How did you hear about this job?', 'Why us?'];
  expect(keysUnder('Education', [...entry, ...others, 'When would you be able to start?']).at(-1)).toBe('start_date');
  expect(keysUnder('Education', [...entry, 'Start date']).at(-1)).toBe('education.startDate');
  expect(keysUnder('Work experience', ['Employer', 'Salary expectations']).at(-1)).toBeNull();
});

it.each([
  ['Place of residence', 'address-level2'],
  ['Suburb/Town', 'address-level2'],
  ['Précisez la source', 'source'],
  ['Please tell us how you found out about this role', 'source'],
  ['Quelle der Bewerbung', 'source'],
  ['Origine de la candidature', 'source'],
  ['Źródło informacji o ofercie', 'source'],
  ['Most recent employer', 'organization'],
] as const)('knows what %s asks for', (question, key) => {
  expect(fieldKeyOf(aField({ question }))).toBe(key);
});

it.each([
  ['Universidad o centro de estudios', 'education.institution'],
  ['Centro de estudios', 'education.institution'],
  ['Nivel más alto de estudios alcanzado', 'education.studyType'],
  ['Highest Education Obtained', 'education.studyType'],
  ['Höchster akademischer Abschluss *', 'education.studyType'],
] as const)('knows what %s asks for under no heading', (question, key) => {
  expect(assignFormKeys([aField({ question })], [0], 'es')[0]?.key).toBe(key);
});

it('sees each control of a date by what it is itself', () => {
  const parts = [
    { part: 'month' as const, selector: '#month', kind: 'combobox' as const },
    { part: 'year' as const, selector: '#year', kind: 'number' as const },
  ];
  expect(['#month', '#year'].map((selector) => kindOfControl({ kind: 'date', parts }, selector))).toEqual([
    'combobox',
    'number',
  ]);
  expect(kindOfControl({ kind: 'text', parts: [] }, '#name')).toBe('text');
});
