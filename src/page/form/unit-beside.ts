import { currencyCodes } from '@/language/lexicon/currency-codes';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { signBeside, wordsOnLineAfter } from './nearby-text';

/** What a number counts: "years", "hours/week". */
const counted = /^\p{L}{1,12}(?: ?\/ ?\p{L}{1,12}\.?)?$/u;
/** A currency, maybe in thousands, and what the amount is for: "SEK/month", "€ per year", "k EUR". */
const paid = /^(?:[kKtT] )?(\p{L}{0,3}\p{Sc}|\p{Lu}{3})(?: ?\/ ?\p{L}{1,12}\.?|(?: \p{L}{1,12}\.?){1,2})?$/u;
const currency = /^(?:\p{L}{0,3}\p{Sc}|\p{Lu}{3})$/u;

/** The unit right behind a box that is typed into, or the currency right before it. */
export function unitBeside(box: Element, counts: ControlCounts): string {
  const words = wordsOnLineAfter(box, counts);
  const signs = (['nextSibling', 'previousSibling'] as const).map((side) => signBeside(box, counts, side));
  const [behind = '', before = ''] = signs.map((sign) => (isCurrency(sign) ? sign : ''));
  return [isUnit(words) ? words : behind, before].filter(Boolean).join(' ');
}

const isUnit = (text: string): boolean => counted.test(text) || isKnown(paid.exec(text)?.[1]);

const isCurrency = (text: string): boolean => currency.test(text) && isKnown(text);

/** "ZIP" and "TEL" are written like the code of a currency. */
const isKnown = (named = ''): boolean => /\p{Sc}$/u.test(named) || currencyCodes().has(named);
