import { expect, it } from 'vitest';
import type { FormReading } from '@/domain/form/form-field';
import { objectedFields } from '@/workflows/fill/page-objections';
import { aField } from '../form-keys/a-field';

const reading = (questions: readonly string[]): FormReading => ({
  title: '',
  language: null,
  fields: questions.map((question, at) => aField({ id: `q${at}`, selector: `#q${at}`, question, isVisible: true })),
  next: null,
  unsureNext: null,
  steps: null,
  place: null,
  closed: [],
  adds: [],
  editors: [],
  kept: { work: 0, education: 0, language: 0 },
  sends: [],
});

/** Which of the questions a page objects to by a line that it shows at its top. */
function objected(questions: readonly string[], line: string): string[] {
  const looks = { forms: [{ frameId: 0, url: 'https://form.test/', reading: reading(questions) }], url: '' };
  const texts = (lines: string[]) => new Map([[0, { lines, fields: [] }]]);
  const found = objectedFields({ looks, texts: texts([]) }, { looks, texts: texts([line]) });
  return questions.filter((_, at) => [...found].some((id) => id.endsWith(`q${at}`)));
}

it('finds what a page objects to by its name, also where nothing parts the words', () => {
  expect(objected(['Phone', 'Name *'], 'Please enter your name.')).toEqual(['Name *']);
  expect(objected(['電話番号 必須', '氏名'], '電話番号を入力してください')).toEqual(['電話番号 必須']);
  expect(objected(['성명', '휴대폰'], '휴대폰을 입력해 주세요.')).toEqual(['휴대폰']);
  expect(objected(['Name', 'Ort'], 'Bitte Vornamen und Postort angeben')).toEqual([]);
});
