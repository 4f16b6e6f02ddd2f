import { expect, it } from 'vitest';
import { isBesideApplication } from '@/forms/keys/is-beside-application';
import { spareFiles } from '@/forms/keys/spare-files';
import { aField } from './a-field';

const file = (question: string, given: Parameters<typeof aField>[0] = {}) =>
  aField({ question, kind: 'file', key: 'file.resume', ...given });
const sparesOf = (...fields: ReturnType<typeof file>[]) => [...spareFiles(fields)].map(({ question }) => question);

it('leaves a document to the box that asks for it most plainly', () => {
  expect(sparesOf(file('Upload your resume to autofill this form'), file('Resume'))).toEqual([
    'Upload your resume to autofill this form',
  ]);
  expect(sparesOf(file('CV'), file('Resume, please', { isRequired: true }))).toEqual(['CV']);
  expect(sparesOf(file('Resume'), file('Cover letter', { key: 'file.cover_letter' }))).toEqual([]);
});

it('leaves alone what holds a file already', () => {
  expect(sparesOf(file('Your resume, as a PDF', { value: 'cv.pdf' }), file('Resume'))).toEqual(['Resume']);
});

it('takes a frame that asks for an address only for none of the application beside it', () => {
  const email = aField({ question: 'E-mail', key: 'email' });
  const questions = ['First name', 'Last name', 'City'].map((question) => aField({ question }));
  expect(isBesideApplication([email], [file('Resume')])).toBe(true);
  expect(isBesideApplication([email], questions)).toBe(true);
  expect(isBesideApplication([email], questions.slice(2))).toBe(false);
  expect(isBesideApplication([email, ...questions], [file('Resume')])).toBe(false);
  expect(isBesideApplication([], questions)).toBe(false);
});
