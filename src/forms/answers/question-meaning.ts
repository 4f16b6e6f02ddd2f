import type { Answer, AnswerScope } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { saysOnlyToAnswer } from '@/language/words/forms/answer-prompt-words';
import { countriesAsked } from '@/language/words/forms/countries-asked';
import { isDatePartName } from '@/language/words/forms/date-part-labels';
import {
  asksForDescription,
  asksForUpperBound,
  hasYesNoClause,
  isNegated,
  mentionsEmployer,
  mentionsJobCountry,
} from '@/language/words/forms/negation-words';
import { contentWords } from './content-words';

/** Always the same question, whatever the wording and whoever asks. */
const sameEverywhere: readonly FieldKey[] = [
  'source',
  'notice_period',
  'start_date',
  'headline',
  'pronouns',
  'nickname',
  'url.linkedin',
  'url.github',
  'url.gitlab',
  'url.twitter',
  'url.facebook',
  'url.website',
  'url.portfolio',
];

/** Depends on the country of work, though the question may not name it. */
const dependOnCountry: readonly FieldKey[] = ['auth.work', 'auth.sponsorship', 'auth.verification'];

/**
 * What a question asks, as a text: equal for two questions that share an answer, different if a number, a "not", the kind of answer, a
 * country or the person addressed differs. Rather asks twice than answers the wrong question: null if the question depends on the job's
 * company or country and that is unknown, or nothing is asked in words.
 */
export function questionMeaning(question: string, scope: AnswerScope): string | null {
  if (scope.key && sameEverywhere.includes(scope.key)) return `key ${scope.key}`;
  const words = contentWords(question).join(' ');
  // A box without a question, or one that only says to write into it or which part of a date it takes, may ask for anything.
  const saysNothing = words === '' && numbersIn(question).length === 0;
  if (saysNothing || saysOnlyToAnswer(question) || isDatePartName(question)) return null;
  const turns = turnsOf(question, scope);
  return turns && `${words}|${turns}`;
}

/** Whether the user's answer may fit this question too: the caller may still judge the words, but not what turns the question. */
export function mayAskTheSame(
  question: string,
  scope: AnswerScope,
  answer: Pick<Answer, 'question' | 'scope'>,
): boolean {
  const turns = turnsOf(question, scope);
  return turns !== null && turns === turnsOf(answer.question, answer.scope);
}

/** What turns a question into a different one; null if that depends on something unknown. */
function turnsOf(question: string, { key, country, company }: AnswerScope): string | null {
  const named = countriesAsked(question);
  const isOfCountry = key !== null && dependOnCountry.includes(key);
  const isThere = named.length === 0 && (isOfCountry || mentionsJobCountry(question));
  const isThem = !isOfCountry && mentionsEmployer(question);
  const them = company?.trim().toLowerCase();
  if ((isThere && !country) || (isThem && !them)) return null;
  const parts = [
    numbersIn(question).join(' '),
    isNegated(question) ? 'not' : '',
    asksForUpperBound(question) ? 'below' : '',
    hasYesNoClause(question) ? 'yes or no' : asksForDescription(question) ? 'tell' : '',
    isThere ? country : named.join(' '),
    isThem ? them : '',
  ];
  return parts.join('|');
}

/** Digits as written, `10,000` as one number; number words are among the words. */
function numbersIn(question: string): string[] {
  const numbers = question.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.map((number) => number.replace(/[.,](?=\d{3}(?:\D|$))/g, '')).sort();
}
