import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { intlLanguages } from '@/language/lexicon/intl-languages';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import type { OptionMeaning } from './option-meaning';

type Unit = 'day' | 'week' | 'month' | 'year';

/** Units that are exactly so many of another: a month is no number of weeks. */
const ofUnit: Readonly<Record<Unit, readonly [count: number, of: string]>> = {
  day: [1, 'days'],
  week: [7, 'days'],
  month: [1, 'months'],
  year: [12, 'months'],
};

/** Numbers with a plural form of their own in some language. */
const counts = [1, 2, 3, 5];
let named: ReadonlyMap<string, Unit> | null = null;

/** Days to years as the browser writes them behind a number, in every language. */
function unitsByName(): ReadonlyMap<string, Unit> {
  named ??= new Map(intlLanguages.flatMap(unitNames));
  return named;
}

function unitNames(language: string): (readonly [name: string, unit: Unit])[] {
  return (['day', 'week', 'month', 'year'] as const).flatMap((unit) => {
    const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
    return counts.flatMap((count) => {
      const name = format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
      return name === '' ? [] : [[unitWords(name), unit] as const];
    });
  });
}

const unitWords = (text: string): string => fold(plainText(text)).replaceAll(' ', '');

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
const numbers = phraseMeanings([
  ['1', phrases('dates.one')],
  ...small.map((name, index) => [String(index + 2), phrases(`numbers.${name}`)] as const),
]);
const others = phraseMeanings([
  ['at once', phrases('options.atOnce')],
  ['notice', phrases('questions.noticePeriod', 'says')],
]);

/**
 * How long somebody is bound by notice, the same in every language: a number of days, weeks, months or years, and nothing else. "1 month to
 * the end of a month" is longer than a month, and means only itself.
 */
export const noticeMeaning: OptionMeaning = ({ text }, key) => {
  if (key !== 'notice_period') return [];
  const words = others.replacedIn(fold(text)).filter((word) => word !== 'notice');
  if (words.join(' ') === 'at once') return ['notice 0 days'];
  const [, number = '', rest = ''] = /^(\d{1,3}(?! )|\d{1,3} |\p{L}+ )(\P{N}+)$/u.exec(words.join(' ')) ?? [];
  const count = Number(numbers.of(fold(number)) ?? number.trim());
  const unit = unitsByName().get(unitWords(rest));
  if (!unit || !Number.isInteger(count)) return [];
  const [each, of] = ofUnit[unit];
  return [`notice ${count * each} ${of}`];
};

/** A notice of so many days or months as a language writes it. */
export function writtenNotice(count: number, of: string, language: string): string[] {
  const isWeeks = of === 'days' && count > 0 && count % 7 === 0;
  const unit = isWeeks ? 'week' : of === 'days' ? 'day' : 'month';
  const format = new Intl.NumberFormat([language, 'en'], { style: 'unit', unit, unitDisplay: 'long' });
  const written = format.format(isWeeks ? count / 7 : count);
  return count === 0 ? [] : [written, written.replace(/\s/g, '')];
}
