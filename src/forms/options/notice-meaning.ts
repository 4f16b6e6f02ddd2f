import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { intlLanguages } from '@/language/lexicon/intl-languages';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import type { OptionMeaning } from './option-meaning';

export type Unit = 'day' | 'week' | 'month' | 'year';

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
  const notice = noticeLength(text);
  return notice ? [`notice ${notice.count} ${notice.of}`] : [];
};

/** How long a text says; null if it is no length alone. */
export function noticeLength(text: string): { count: number; of: string } | null {
  const words = others.replacedIn(fold(text)).filter((word) => word !== 'notice');
  if (words.join(' ') === 'at once') return { count: 0, of: 'days' };
  const [, number = '', rest = ''] = /^(\d{1,3}(?! )|\d{1,3} |\p{L}+ )(\P{N}+)$/u.exec(words.join(' ')) ?? [];
  const count = Number(numbers.of(fold(number)) ?? number.trim());
  const unit = unitsByName().get(unitWords(rest));
  if (!unit || !Number.isInteger(count)) return null;
  const [each, of] = ofUnit[unit];
  return { count: count * each, of };
}

/** The same length as a number of units; null where it is no whole number of them: four weeks are no month. */
export function countNotice(notice: { count: number; of: string }, unit: Unit): number | null {
  const [each, of] = ofUnit[unit];
  const isNone = notice.count === 0;
  return isNone || (notice.of === of && notice.count % each === 0) ? notice.count / each : null;
}

/** The units that a question names, apart from those of its examples: "in weeks", "(months)", not "e.g. 4 weeks". */
export function unitsAsked(text: string): Unit[] {
  const words = fold(plainText(text)).split(' ');
  const named = words.flatMap((word, at) => {
    const unit = unitsByName().get(word);
    return unit && !/\p{N}/u.test(words[at - 1] ?? '') ? [unit] : [];
  });
  return [...new Set(named)];
}

/** A notice of so many days or months as a language writes it. */
export function writtenNotice(count: number, of: string, language: string): string[] {
  const isWeeks = of === 'days' && count > 0 && count % 7 === 0;
  const unit = isWeeks ? 'week' : of === 'days' ? 'day' : 'month';
  const format = new Intl.NumberFormat([language, 'en'], { style: 'unit', unit, unitDisplay: 'long' });
  const written = format.format(isWeeks ? count / 7 : count);
  return count === 0 ? [] : [written, written.replace(/\s/g, '')];
}
