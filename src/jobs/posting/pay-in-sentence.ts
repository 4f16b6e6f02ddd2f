import { unitWords } from '@/language/amounts/salary-unit';
import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findPay = phraseFinder(phrases('postings.pay', 'alone'));
const amount = '(?:\\p{Sc}\\s?)?\\d[\\d.,]{0,11}(?:\\s?\\p{Sc})?';
const upTo = '(?:\\s?[-–—]\\s?|\\s\\p{L}{1,3}\\s)';
/** "$70,500 - $98,000 a year": without its unit it may as well be a bonus, a budget or a sum that one is to answer for. */
const rangePerUnit = new RegExp(
  `(?<![\\d\\p{L}])${amount}${upTo}${amount}\\s?(?:/\\s?|\\p{L}{1,4}\\s)?(?:${unitWords})(?!\\p{L})`,
  'gu',
);
/** Characters. Longer texts say many things. */
const longestText = 600;

/**
 * The pay that sentences about it state: "The expected base pay for this position is $70,500 - $98,000 a year." Undefined if they state several,
 * which may be those of places or of grades.
 */
export function payInSentences(texts: readonly string[]): string | undefined {
  const sentences = texts.filter((text) => text.length <= longestText).flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const [only, second] = new Set(sentences.flatMap((sentence) => (findPay(fold(sentence)) ? rangesIn(sentence) : [])));
  return second === undefined ? only : undefined;
}

function rangesIn(sentence: string): string[] {
  const plain = plainText(sentence);
  const written = plain.length === sentence.length ? sentence : plain;
  return [...plain.matchAll(rangePerUnit)]
    .filter(([range]) => /\p{Sc}/u.test(range))
    .map(({ index, 0: range }) => written.slice(index, index + range.length));
}
