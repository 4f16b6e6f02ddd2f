import { fold } from '@/language/fold/fold';

/** Number words from two on: "one" means nothing in most languages. English, German. */
const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
    'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, String(index + 2)])),
);
/** Amounts never written as digits, each a number of its own. */
const amounts =
  /^(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|decades?|dreissig|vierzig|funfzig|hunderte?|tausende?|millionen|jahrzehnte?n?)$/;
/** Words that are a number in one language and something else in another that drafts are written in. */
const ambiguous: ReadonlySet<string> = new Set(['once', 'sei', 'due', 'seize']);

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
    const folded = fold(word).replace('ß', 'ss');
    const value = ambiguous.has(folded)
      ? undefined
      : (numberWords[folded] ?? (amounts.test(folded) ? folded : undefined));
    return value === undefined ? [] : [{ text: word, value }];
  });
  return [...digits, ...inWords];
}

/** Without thousands separators and leading zeros; decimals with a point. */
function plain(digits: string): string {
  const whole = digits.replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return whole.replace(/^0+(?=\d)/, '');
}
