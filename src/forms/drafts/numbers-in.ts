import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseMeanings } from '@/language/match/phrase-meanings';

/** Numbers in words from two on: "one" means nothing in most languages. */
const numbers = phraseMeanings([
  ['2', phrases('numbers.two')],
  ['3', phrases('numbers.three')],
  ['4', phrases('numbers.four')],
  ['5', phrases('numbers.five')],
  ['6', phrases('numbers.six')],
  ['7', phrases('numbers.seven')],
  ['8', phrases('numbers.eight')],
  ['9', phrases('numbers.nine')],
  ['10', phrases('numbers.ten')],
  ['11', phrases('numbers.eleven')],
  ['12', phrases('numbers.twelve')],
  ['13', phrases('numbers.thirteen')],
  ['14', phrases('numbers.fourteen')],
  ['15', phrases('numbers.fifteen')],
  ['16', phrases('numbers.sixteen')],
  ['17', phrases('numbers.seventeen')],
  ['18', phrases('numbers.eighteen')],
  ['19', phrases('numbers.nineteen')],
  ['20', phrases('numbers.twenty')],
]);
/** Amounts never written as digits, each a number of its own. */
const isAmount = nameWordTest({ alone: phrases('numbers.amounts') });

export interface FoundNumber {
  /** As written. */
  text: string;
  /** The same for `1,200` and `1200`, `nine` and `9`. */
  value: string;
}

/** The numbers in a text, as digits or words. */
export function numbersIn(text: string): FoundNumber[] {
  const digits = Array.from(text.matchAll(/\d+(?:[.,'’]\d+)*/g), ([found]) => ({ text: found, value: plain(found) }));
  // A hyphenated date counts as its parts: `2019-03` grounds the year.
  const words = text.match(/[\p{L}-]+/gu) ?? [];
  const inWords = words.flatMap((word) => {
    const folded = fold(word);
    const value = numbers.of(folded) ?? (isAmount(folded) ? folded : undefined);
    return value === undefined ? [] : [{ text: word, value }];
  });
  return [...digits, ...inWords];
}

/** Without thousands separators and leading zeros; decimals with a point. */
function plain(digits: string): string {
  const whole = digits.replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return whole.replace(/^0+(?=\d)/, '');
}
