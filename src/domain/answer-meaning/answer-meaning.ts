import type { AnswerScope } from '../answer';
import type { FieldKey } from '../field-key';
import { countriesIn } from '../profile-values/country-names';
import { meaningWords } from './meaning-words';
import { saysBelow, saysNot, saysThem, saysThere } from './turning-words';

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
 * What a question asks, as a text: the same for two questions that one answer answers, and another wherever a number, a "not", a
 * country, or whom one speaks of differs. Rather asks twice than answers what was not asked.
 */
export function answerMeaning(question: string, { key, country, company }: AnswerScope): string {
  if (key && sameEverywhere.includes(key)) return `key ${key}`;
  const named = countriesIn(question);
  const isThere = saysThere(question) || (key !== null && dependOnCountry.includes(key));
  const countries = named.length > 0 ? named : isThere ? [country ?? '?'] : [];
  const parts = [
    meaningWords(question).join(' '),
    numbersIn(question).join(' '),
    saysNot(question) ? 'not' : '',
    saysBelow(question) ? 'below' : '',
    countries.join(' '),
    saysThem(question) ? `them ${company?.trim().toLowerCase() ?? '?'}` : '',
  ];
  return parts.join('|');
}

/** Digits as they stand, `10,000` as one number; numbers as words are among the words. */
function numbersIn(question: string): string[] {
  const numbers = question.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.map((number) => number.replace(/[.,](?=\d{3}(?:\D|$))/g, '')).sort();
}
