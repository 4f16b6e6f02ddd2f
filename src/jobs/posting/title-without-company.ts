import { comparableText } from '@/language/fold/comparable-text';
import { restsOf } from './title-rests';

const inFront = /^[[【［(（〔〈<]([^\]】］)）〕〉>]{1,60})[\]】］)）〕〉>]\s*(\S.*)$/u;
const behind = /^(.*\S)\s*[[【［(（〔〈<]([^\]】］)）〕〉>]{1,60})[\]】］)）〕〉>]$/u;

/**
 * The job alone of a title that has its company beside it, be it in brackets, as Korean and Japanese boards write it: "[메디톡스] 공장 신입 채용",
 * "Nurse – Acme", "Nurse at Acme".
 */
export function titleWithoutCompany(title: string, company: string): string {
  const [, first = '', rest = ''] = inFront.exec(title) ?? [];
  if (isCalled(first, company)) return rest;
  const [, before = '', last = ''] = behind.exec(title) ?? [];
  if (isCalled(last, company)) return before;
  return restsOf(title).find(({ beside }) => isCalled(beside, company))?.job ?? title;
}

const isCalled = (words: string, company: string): boolean =>
  comparableText(words) !== '' && comparableText(words) === comparableText(company);
