import { currencyWords } from '@/language/amounts/currency-words';
import { unitWords } from '@/language/amounts/salary-unit';
import { type Folded, fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { currencyCodes } from '@/language/lexicon/currency-codes';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { writtenAlternation, writtenPhrases } from '@/language/match/written-phrases';

const currency = `\\p{Sc}|(?<!\\p{L})(?:usd|eur|gbp|chf|czk|pln|inr|rs\\.?|aud|cad|sgd|nzd|sek|nok|dkk|kr|huf|ron|brl|mxn|zar|jpy|cny|krw|try|aed|sar|php|myr|rm|rp\\.?|thb|hkd|${currencyWords}|万[円元]?)(?!\\p{L})`;
const thousand = writtenAlternation(phrases('money.thousand'));
const amount = `\\d[\\d.,'\\s]*\\d?\\s?(?:(?:m|${thousand})\\.?)?`;

const moneyAmount = new RegExp(`(?:${currency})\\s*${amount}|${amount}\\s*[-–]*\\s*(?:${currency})`, 'u');
/** "3,200만원", "40,000元以上": scripts without spaces between words write their currency onto the number, and go on behind it. */
const unspacedCurrency = writtenPhrases(phrases('money.ownCurrency')).filter((word) =>
  /^[\p{sc=Han}\p{sc=Hang}]+$/u.test(word),
);
const unspacedAmount = new RegExp(
  `\\d\\s?(?:${writtenAlternation(phrases('money.tenThousand'), phrases('money.thousand'), phrases('money.million'))})?(?:${unspacedCurrency.join('|')})`,
  'u',
);
/** "£12 ph", "300 p. w.": written onto a unit only where that is one letter, since "45 phố" is a street. */
const shortPer = 'p\\.\\s?|p\\s|p(?=\\p{L}(?!\\p{L}))';
const amountPerUnit = new RegExp(
  `\\d{2}[\\d.,]*\\s?k?\\s*(?:/|(?:${writtenAlternation(phrases('money.per'))})\\s|${shortPer})\\s*(?:${unitWords})(?!\\p{L})`,
  'u',
);
/** "15-25K", "6千-9千", "15tr-20tr": thousands and millions need no currency. */
const shortRange =
  /(?<![\p{L}\d.])\d[\d.]{0,6}\s?(?:k|千|tr(?:ieu)?|万)?\s?[-–—~～至]\s?\d[\d.]{0,6}\s?(?:k|千|tr(?:ieu)?|万)(?![\p{L}\d])/u;
/** "NGN 180,000": any code there is, before an amount in thousands, since some codes are words as well ("TOP 10"). */
const codedAmount = /(?<!\p{L})([A-Z]{3}) ?\d{1,3}(?:[.,' ]\d{3})+(?!\d)/u;
/** Characters. Longer text is a description. */
const longestSalary = 80;

const findScale = phraseFinder(phrases('money.payScales'));
const longestScale = 30;

/** A place on a scale of public pay, "EG 9 TVöD", and nothing else: "Nurse Band 6" is a title. */
function isOnScale(text: string): boolean {
  if (text.length > longestScale) return false;
  const words = fold(text);
  const rest = withoutScale(words);
  return rest !== words && !/\p{L}{3}/u.test(withoutScale(rest));
}

function withoutScale(words: Folded): Folded {
  const found = findScale(words);
  return found === null ? words : fold(words.replace(found, ' '));
}

/** Whether a text states a job's pay: "$60/hr - $70/hr", "32 000 – 35 000 Kč", "From $22.38 an hour", "45k-60k €". */
export function isSalaryText(text: string): boolean {
  if (text.length > longestSalary || !/\p{N}/u.test(text)) return false;
  if (currencyCodes().has(codedAmount.exec(text)?.[1] ?? '')) return true;
  if (isOnScale(text)) return true;
  const plain = plainText(text);
  return moneyAmount.test(plain) || unspacedAmount.test(plain) || amountPerUnit.test(plain) || shortRange.test(plain);
}
