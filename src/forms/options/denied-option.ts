import type { FieldKey } from '@/domain/form/field-key-schema';
import { fold, splitWords } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { asksWhetherNeeded } from '@/language/words/forms/need-words';
import { isNegated } from '@/language/words/forms/negation-words';
import { declineMeaning } from './decline-meaning';
import type { OptionText } from './option-meaning';

const concepts = (
  [
    ['eeo.veteran', 'questions.veteran'],
    ['eeo.disability', 'questions.disability'],
    ['eeo.hispanic', 'questions.hispanic'],
  ] as const
).map(([key, concept]) => {
  const said = phrases(concept, 'says');
  return { key, names: nameWordTest({ anywhere: said }), endsWith: nameWordTest({ last: said }) };
});
/** "Do not", and a word that comes with it. */
const mostOfNegation = 3;

/**
 * Places of the options that mean no or yes where a list says neither, but states what is asked and denies it: "Hispanic or Latino", "Not
 * Hispanic or Latino". The one denial is a no; a yes is only what it denies word for word, since "a protected veteran" is less than a veteran.
 */
export function deniedOrStated(key: FieldKey | null, answer: string, options: readonly OptionText[]): number[] {
  const concept = concepts.find((one) => one.key === key);
  const answers = options.filter((option) => declineMeaning(option, key).length === 0);
  const [denied, another] = answers.filter(({ text }) => isNegated(text));
  if (!concept || !denied || another || !deniesFirst(denied.text) || !concept.endsWith(fold(denied.text))) return [];
  const stated = answers.filter((option) => option !== denied && concept.names(fold(option.text)));
  const meant = answer === 'no' ? stated.slice(0, 1).map(() => denied) : stated.filter((one) => isDenied(one, denied));
  return meant.map((option) => options.indexOf(option));
}

/** Whether one option says nothing but that the other is not so. */
function isDenied(stated: OptionText, denied: OptionText): boolean {
  const rest = splitWords(fold(denied.text));
  const own = splitWords(fold(stated.text));
  return rest.length - own.length <= mostOfNegation && own.every((word) => rest.includes(word));
}

/** Whether a text denies before it says anything else, and denies what it says: neither "Veteran, but not …" nor "a non-visible …". */
function deniesFirst(text: string): boolean {
  const [clause = '', ...more] = withoutBrackets(text).replace(gluedNegation, '').split(/[,;]/);
  const beginning = splitWords(fold(clause)).slice(0, mostOfNegation).join(' ');
  return more.length === 0 && isNegated(beginning) && !asksWhetherNeeded(fold(text));
}

const gluedNegation = /(?<!\p{L})\p{L}{1,10}-(?=\p{L})/gu;
