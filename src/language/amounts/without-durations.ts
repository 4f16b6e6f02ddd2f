import { plainText } from '@/language/fold/plain-letters';
import { intlLanguages } from '@/language/lexicon/intl-languages';
import { phrases } from '@/language/lexicon/lexicon';
import { writtenAlternation, writtenPhrases } from '@/language/match/written-phrases';

let notMoney: RegExp | null = null;

/**
 * The text (plain letters) with numbers blanked out that count time, shares or payments, not money: "40 hours per week", "10 %", "14 Gehälter",
 * "401(k)". Positions stay the same.
 */
export function withoutDurations(text: string): string {
  notMoney ??= notMoneyPattern();
  return text.replace(notMoney, (match) => ' '.repeat(match.length));
}

function notMoneyPattern(): RegExp {
  // "55 an hour" has no French years in it.
  const before = new Set(writtenPhrases(phrases('money.per')));
  const units = [...new Set(intlLanguages.flatMap(unitsOfTime))]
    .filter((unit) => !before.has(unit))
    .sort((one, other) => other.length - one.length);
  const weekly = writtenAlternation(phrases('money.weekly'));
  return new RegExp(
    [
      `(?<![\\d.,\\p{Sc}])\\d{1,2}(?:[.,]\\d)?(?: ?- ?\\d{1,2}(?:[.,]\\d)?)? ?\\+?-? ?(?:${units.map(RegExp.escape).join('|')})(?!\\p{L})\\.?(?: ?(?:${weekly}|/ ?\\p{L}+))?`,
      '(?<!\\d)(?:\\d{1,3} ?[-–] ?)?\\d+(?:[.,]\\d+)? ?%',
      '401 ?\\(?k\\)?',
      `\\d{1,2}(?:[.,]\\d)?(?:\\.|x|st|nd|rd|th)? ?(?:${writtenAlternation(phrases('money.payments'))})(?!\\p{L})`,
      '(?<=\\d[^\\d]{0,8})[x×] ?\\d{1,2}(?!\\d)',
    ].join('|'),
    'giu',
  );
}

/** Numbers with a plural form of their own in some language. */
const counts = [1, 2, 5];

/** Hours, days, weeks, months and years as the browser writes them, and the abbreviation of hours. */
function unitsOfTime(language: string): string[] {
  const long = (['hour', 'day', 'week', 'month', 'year'] as const).map((unit) => unitFormat(language, unit, 'long'));
  return [...long, unitFormat(language, 'hour', 'short'), unitFormat(language, 'hour', 'narrow')].flatMap((format) =>
    counts.flatMap((count) => {
      const name = format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
      const plain = plainText(name).replace(/\.$/, '');
      return /^\p{L}+$/u.test(plain) ? [plain] : [];
    }),
  );
}

function unitFormat(language: string, unit: string, unitDisplay: 'long' | 'short' | 'narrow'): Intl.NumberFormat {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay });
}
