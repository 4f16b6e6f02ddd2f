import { comparableText } from '@/language/fold/comparable-text';

const inFront = /^[[【［(（〔〈<]([^\]】］)）〕〉>]{1,60})[\]】］)）〕〉>]\s*(\S.*)$/u;
const behind = /^(.*\S)\s*[[【［(（〔〈<]([^\]】］)）〕〉>]{1,60})[\]】］)）〕〉>]$/u;

/** The job alone of a title that has its company in brackets, as Korean and Japanese boards write it: "[메디톡스] 공장 신입 채용". */
export function titleWithoutCompany(title: string, company: string): string {
  const [, first = '', rest = ''] = inFront.exec(title) ?? [];
  if (isCalled(first, company)) return rest;
  const [, before = '', last = ''] = behind.exec(title) ?? [];
  return isCalled(last, company) ? before : title;
}

const isCalled = (words: string, company: string): boolean =>
  comparableText(words) !== '' && comparableText(words) === comparableText(company);
