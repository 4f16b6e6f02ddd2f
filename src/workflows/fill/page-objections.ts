import { fold } from '@/language/fold/fold';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import type { FormTexts } from '@/page-api/form-requests';
import type { FillContext } from '@/workflows/form/fill-ports';
import { fieldsOfForms, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import type { Looks } from './has-gone-on';

/** What each frame says by its fields. */
export type PageTexts = ReadonlyMap<number, FormTexts>;

export async function readTexts({ form }: FillContext, { forms }: Looks): Promise<PageTexts> {
  const texts = await Promise.all(forms.map(async ({ frameId }) => [frameId, await form.readTexts(frameId)] as const));
  return new Map(texts.flatMap(([frameId, found]) => (found === null ? [] : [[frameId, found] as const])));
}

interface Moment {
  looks: Looks;
  texts: PageTexts;
}

/** Ids of the fields that a page objects to since it was told to go on: it marks them, says more by them, or names them elsewhere. */
export function objectedFields(before: Moment, now: Moment): Set<string> {
  const required = new Set(fieldsOfForms(before.looks.forms).filter(isRequired).map(shownFieldId));
  const objected = fieldsOfForms(now.looks.forms).filter((one) => {
    const isMarked = isRequired(one) && !required.has(shownFieldId(one));
    return isMarked || isSpokenOf(one, before.texts.get(one.frameId), now.texts.get(one.frameId));
  });
  return new Set(objected.map(shownFieldId));
}

const isRequired = ({ field }: ShownField): boolean => field.isRequired;

function isSpokenOf({ field }: ShownField, before: FormTexts | undefined, now: FormTexts | undefined): boolean {
  if (!before || !now) return false;
  const controls = new Set([field, ...field.parts, ...(field.options ?? [])].map(({ selector }) => selector));
  const linesBy = ({ fields }: FormTexts) =>
    fields.flatMap(({ selector, lines }) => (controls.has(selector) ? lines : []));
  const said = new Set([...linesBy(before), ...before.lines]);
  if (linesBy(now).some((line) => !said.has(line))) return true;
  const question = fold(withoutGluedMark(withoutGaps(field.question)));
  return question !== '' && now.lines.some((line) => !said.has(line) && names(line, question));
}

/** Letters without case. */
const withoutGaps = (text: string): string => text.replace(/(?<=\p{Lo})\s+(?=\p{Lo})/gu, '');

/** Scripts that put no space between words, or write particles onto them. */
const joined = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}ー ]{2,}$/u;

const names = (line: string, question: string): boolean =>
  joined.test(question) ? fold(withoutGaps(line)).includes(question) : ` ${fold(line)} `.includes(` ${question} `);
