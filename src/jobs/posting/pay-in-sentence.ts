import { currencyWords } from '@/language/amounts/currency-words';
import { plainPay } from '@/language/amounts/parse-salary';
import { salaryAmountsIn } from '@/language/amounts/salary-amounts';
import { salaryCurrencyIn } from '@/language/amounts/salary-currency';
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
  const naming = sentences.filter((sentence) => findPay(fold(sentence)));
  const perUnit = naming.flatMap(rangesIn);
  const [only, second] = new Set(perUnit.length > 0 ? perUnit : naming.filter(tellsPay));
  return second === undefined ? only?.trim() : undefined;
}

/** Words between what names the pay and its amounts, at most: "liegt zwischen". More of them may name something else. */
const mostBetween = 2;
/** Signs and words that several currencies share tell no code, but money. */
const currency = new RegExp(`\\p{Sc}|(?<!\\p{L})(?:${currencyWords})(?!\\p{L})`, 'iu');
/** Characters. A longer sentence tells more than the pay. */
const longestPay = 160;

/** "Bruto maandloon tussen € 2.650 en € 2.950": a range with its currency, right behind what names it. */
function tellsPay(sentence: string): boolean {
  const plain = plainPay(sentence);
  if (plain.length > longestPay) return false;
  const { min = null, max = null, start = 0, end = 0 } = salaryAmountsIn(plain, () => null) ?? {};
  if (min === null || max === null || min === max) return false;
  const named = plain
    .slice(0, start)
    .replace(/\p{Sc}\s*$/u, '')
    .trim()
    .split(' ');
  const hasCurrency = salaryCurrencyIn(plain) !== null || currency.test(plain.slice(Math.max(0, start - 4), end + 12));
  return hasCurrency && findPay(fold(named.slice(-mostBetween - 1).join(' '))) !== null;
}

function rangesIn(sentence: string): string[] {
  const plain = plainText(sentence);
  const written = plain.length === sentence.length ? sentence : plain;
  return [...plain.matchAll(rangePerUnit)]
    .filter(([range]) => /\p{Sc}/u.test(range))
    .map(({ index, 0: range }) => written.slice(index, index + range.length));
}
