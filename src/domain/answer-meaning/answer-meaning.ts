import type { Answer, AnswerScope } from '../answer';
import type { FieldKey } from '../field-key';
import { countriesIn } from '../profile-values/countries-in-text';
import { meaningWords } from './meaning-words';
import { asksToTell, asksYesNo, saysBelow, saysNot, saysThem, saysThere } from './turning-words';

/** What is the same question however worded, and whoever asks it. */
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

/** What depends on where one works, though a question may not say where. */
const dependOnCountry: readonly FieldKey[] = ['auth.work', 'auth.sponsorship', 'auth.verification'];

/**
 * What a question asks, as a text: the same for two questions that one answer answers, and another wherever a number, a "not", the kind of answer, a
 * country, or whom one speaks of differs. Rather asks twice than answers what was not asked: null where the question depends on
 * the company or the country of the job and that is not known.
 */
export function answerMeaning(question: string, scope: AnswerScope): string | null {
  if (scope.key && sameEverywhere.includes(scope.key)) return `key ${scope.key}`;
  const turns = turnsOf(question, scope);
  return turns && `${meaningWords(question).join(' ')}|${turns}`;
}

/** Whether the user's answer may be one to this question too: whoever says so may judge the words, and nothing that turns them. */
export function mayMeanTheSame(
  question: string,
  scope: AnswerScope,
  answer: Pick<Answer, 'question' | 'scope'>,
): boolean {
  const turns = turnsOf(question, scope);
  return turns !== null && turns === turnsOf(answer.question, answer.scope);
}

/** What turns a question into another one; null where it depends on what is not known. */
function turnsOf(question: string, { key, country, company }: AnswerScope): string | null {
  const named = countriesIn(question);
  const isOfCountry = key !== null && dependOnCountry.includes(key);
  const isThere = named.length === 0 && (isOfCountry || saysThere(question));
  const isThem = !isOfCountry && saysThem(question);
  const them = company?.trim().toLowerCase();
  if ((isThere && !country) || (isThem && !them)) return null;
  const parts = [
    numbersIn(question).join(' '),
    saysNot(question) ? 'not' : '',
    saysBelow(question) ? 'below' : '',
    asksYesNo(question) ? 'yes or no' : asksToTell(question) ? 'tell' : '',
    isThere ? country : named.join(' '),
    isThem ? them : '',
  ];
  return parts.join('|');
}

/** Digits as they stand, `10,000` as one number; numbers as words are among the words. */
function numbersIn(question: string): string[] {
  const numbers = question.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.map((number) => number.replace(/[.,](?=\d{3}(?:\D|$))/g, '')).sort();
}
