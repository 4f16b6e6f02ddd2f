import type { SalaryUnit } from '@/domain/job/job-fields';
import { phrases } from '@/language/lexicon/lexicon';
import { writtenPhrases } from '@/language/match/written-phrases';

/** A range in a text: from `start` to before `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Words for each unit, anywhere and behind a slash only. */
const words: Record<SalaryUnit, readonly [anywhere: readonly string[], behindSlash: readonly string[]]> = {
  HOUR: [writtenPhrases(phrases('money.hour', 'says')), writtenPhrases(phrases('money.hour', 'alone'))],
  DAY: [writtenPhrases(phrases('money.day', 'says')), writtenPhrases(phrases('money.day', 'alone'))],
  WEEK: [writtenPhrases(phrases('money.week', 'says')), writtenPhrases(phrases('money.week', 'alone'))],
  MONTH: [writtenPhrases(phrases('money.month', 'says')), writtenPhrases(phrases('money.month', 'alone'))],
  YEAR: [writtenPhrases(phrases('money.year', 'says')), writtenPhrases(phrases('money.year', 'alone'))],
};

const units = (['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const).map((unit) => ({
  unit,
  pattern: patternOf(...words[unit]),
}));

/** As a part of a pattern for what stands behind a slash or "per". One letter is as often the number of a house; `h` is none. */
export const unitWords: string = alternation(
  Object.values(words).flatMap(([anywhere, behindSlash]) => [
    ...anywhere,
    ...behindSlash.filter((word) => word.length > 1 || word === 'h'),
  ]),
);

/** The first unit after the amounts, otherwise the last one before them. */
export function salaryUnitNear(text: string, { start, end }: TextRange): SalaryUnit | null {
  const behind = unitsOf(text.slice(end));
  return (behind[0] ?? unitsOf(text.slice(0, start)).at(-1))?.unit ?? null;
}

/** The one period that a short text without an amount names: "per year", "Monthly". */
export function payPeriodIn(text: string): SalaryUnit | null {
  if (text.length > longestPeriod || /\p{N}/u.test(text)) return null;
  const named = new Set(unitsOf(text).map(({ unit }) => unit));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** Characters. */
const longestPeriod = 30;

function unitsOf(text: string): { unit: SalaryUnit; index: number }[] {
  const lower = withoutPoints(text.toLowerCase());
  return units
    .flatMap(({ unit, pattern }) => [...lower.matchAll(pattern)].map(({ index }) => ({ unit, index })))
    .sort((one, other) => one.index - other.index);
}

/** Scripts without spaces have no word boundaries. */
function patternOf(anywhere: readonly string[], behindSlash: readonly string[]): RegExp {
  const isUnspaced = (word: string) => /\p{sc=Han}|\p{sc=Hang}/u.test(word);
  const spaced = alternation(anywhere.filter((word) => !isUnspaced(word)));
  const unspaced = anywhere.filter(isUnspaced);
  return new RegExp(
    [`(?<!\\p{L})(?:${spaced})(?!\\p{L})`, `/ ?(?:${alternation(behindSlash)})(?!\\p{L})`, ...unspaced].join('|'),
    'gu',
  );
}

/** Longest first; points removed, as from the text ("p.a." is `pa`). */
function alternation(written: readonly string[]): string {
  return [...new Set(written.map(withoutPoints))]
    .sort((one, other) => other.length - one.length)
    .map(RegExp.escape)
    .join('|');
}

function withoutPoints(text: string): string {
  return text.replaceAll('.', '');
}
