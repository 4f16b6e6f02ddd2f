import { phrases } from '@/language/lexicon/lexicon';
import { writtenAlternation } from '@/language/match/written-phrases';
import { currencyWords, plainCodes } from './currency-words';
import type { TextRange } from './salary-unit';

/** The minimum and maximum pay; null if the text leaves one open ("from", "up to"). */
interface Amounts extends TextRange {
  min: number | null;
  max: number | null;
}

interface Amount extends TextRange {
  /** As written, without factor. */
  value: number;
  /** The factor of "k", "lakh" and the like; 1 without. */
  factor: number;
  /** Whether the number itself looks like money: a currency beside it, a factor, digit grouping. */
  isMarked: boolean;
}

const factors: [words: string, factor: number][] = [
  [writtenAlternation(phrases('money.thousand')), 1e3],
  [writtenAlternation(phrases('money.tenThousand')), 1e4],
  [writtenAlternation(phrases('money.lakh')), 1e5],
  [writtenAlternation(phrases('money.million')), 1e6],
  [writtenAlternation(phrases('money.crore')), 1e7],
];
const factorPattern = new RegExp(`^ ?(?:${factors.map(([words]) => `(${words})`).join('|')})(?!\\p{Ll})\\.?`, 'iu');

/** Digit grouping as in India, most of the world and Switzerland, otherwise plain digits; cents may follow. */
const grouped = String.raw`\d{1,3}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:[ .,']\d{3})+(?!\d)`;
const cents = String.raw`(?:[.,]\d{1,2}(?!\d))?`;
/** A number may follow a code ("CHF5000"), but is not part of a word ("B2B"). */
const numberPattern = new RegExp(
  `(?<![\\d.,])(?:(?<![\\p{Ll}\\p{Lu}])|(?<=(?<!\\p{L})(?:[A-Z]{2,3}|Rp|Rs|Fr|kr)))(?:(${grouped})${cents}|\\d+${cents})`,
  'gu',
);

const currencyBefore = /(?:\p{Sc}|(?<!\p{L})[A-Z]{3}|(?<!\p{L})(?:RM|Rp|Rs|Fr|kr)\.?) ?$/u;
const currencyBehind = /^ ?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|[.,]-)/u;
const currencyWordBehind = new RegExp(`^ ?(?:${plainCodes}|kr|${currencyWords})(?!\\p{L})`, 'iu');

const from = writtenAlternation(phrases('money.from'));
const upTo = writtenAlternation(phrases('money.upTo'));
const to = writtenAlternation(phrases('money.to'));
const joint = new RegExp(
  `^(?: ?[^\\s\\d-]{1,8}){0,3} ?(?:-|(?<!\\p{L})(?:${to})(?!\\p{L})|から) ?(?:[^\\s\\d-]{1,6} ?)?$`,
  'iu',
);
const atLeast = new RegExp(`(?<!\\p{L})(?:${from})\\.? ?[^\\s\\d]{0,4} ?$`, 'iu');
const atMost = new RegExp(`(?<!\\p{L})(?:${upTo})\\.? ?[^\\s\\d]{0,4} ?$`, 'iu');

/**
 * The first pay range in the text, otherwise the first amount; null if no number is money.
 *
 * @param unitAt the unit of pay at a place: a number with one is money even without a currency
 */
export function salaryAmountsIn(text: string, unitAt: (place: TextRange) => unknown): Amounts | null {
  const amounts = [...text.matchAll(numberPattern)].map((match) => readAmount(text, match));
  const isMoney = (one: Amount) => one.isMarked || unitAt(one) !== null;
  // Behind an amount that says all of it, other numbers are of something else: "$61,722 Per Year (GS 9-12)".
  const whole = amounts.findIndex((one) => one.isMarked && unitAt(one) !== null);
  for (const [index, low] of amounts.entries()) {
    const high = amounts[index + 1];
    const isElse = whole >= 0 && index > whole && !low.isMarked && !high?.isMarked;
    if (high && !isElse && joint.test(text.slice(low.end, high.start)) && (isMoney(low) || isMoney(high)))
      return range(low, high);
  }
  const single = amounts.find(({ isMarked }) => isMarked) ?? amounts.find(isMoney);
  return single ? openRange(text, single) : null;
}

function readAmount(text: string, match: RegExpExecArray): Amount {
  const [written, groups] = match;
  const endOfNumber = match.index + written.length;
  const [factorWord = '', ...found] = factorPattern.exec(text.slice(endOfNumber)) ?? [];
  const factor = factors[found.findIndex((word) => word !== undefined)]?.[1] ?? 1;
  const end = endOfNumber + factorWord.length;
  const hasCurrency = currencyBefore.test(text.slice(0, match.index)) || isCurrency(text.slice(end));
  const isMarked = hasCurrency || factor > 1 || groups !== undefined;
  return { start: match.index, end, value: numberOf(written, groups), factor, isMarked };
}

function isCurrency(behind: string): boolean {
  return currencyBehind.test(behind) || currencyWordBehind.test(behind);
}

/** Group separators are removed; what follows the groups are cents. */
function numberOf(written: string, groups: string | undefined): number {
  if (groups === undefined) return Number(written.replace(',', '.'));
  const rest = written.slice(groups.length).replace(',', '.');
  return Number(groups.replace(/\D/g, '') + rest);
}

function range(low: Amount, high: Amount): Amounts {
  const one = low.value * sharedFactor(low, high);
  const other = high.value * sharedFactor(high, low);
  return { min: Math.min(one, other), max: Math.max(one, other), start: low.start, end: high.end };
}

/** In "50-60k" and "50-60,000" the thousands are stated once for both, and so are the ten thousands of "4,000~4,800만원". */
function sharedFactor(one: Amount, other: Amount): number {
  if (one.factor === 1 && other.factor === 1e4 && one.value <= other.value) return other.factor;
  if (one.factor > 1 || one.value >= 1000) return one.factor;
  if (other.factor > 1) return other.value >= 1000 ? 1 : other.factor;
  const areThousands = other.value >= 10_000 && other.value % 1000 === 0 && one.value >= 10;
  return areThousands ? 1000 : 1;
}

function openRange(text: string, { start, end, value, factor }: Amount): Amounts {
  const before = text.slice(0, start);
  const isOpenAbove = atLeast.test(before) || /^ ?[^\s\d+]{0,3} ?\+/.test(text.slice(end));
  const isOpenBelow = atMost.test(before);
  const amount = value * factor;
  return { min: isOpenBelow ? null : amount, max: isOpenAbove ? null : amount, start, end };
}
