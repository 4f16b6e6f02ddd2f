import { plainText } from '@/language/fold/plain-letters';
import { intlLanguages } from '@/language/lexicon/intl-languages';
import { phrases } from '@/language/lexicon/lexicon';
import { writtenPhrases } from '@/language/match/written-phrases';
import { withUsualAgo } from './usual-ago';

/** A way to say how long ago something was: the phrase, with the number in its group if it has one. */
interface Phrase {
  pattern: RegExp;
  /** The number, if the phrase has it in words ("yesterday", a dual). */
  count: number | null;
  unit: Unit;
}

const millisecondsOf = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };
type Unit = keyof typeof millisecondsOf;

const styles = ['long', 'short', 'narrow'] as const;
/** Numbers with a plural form of their own in some language. */
const counts = [1, 2, 3, 5, 11, 21];
let known: Phrase[] | null = null;

/** "22d", "5 h", and nothing else: the signs for days and hours that most languages share. From ten on, hours may be those of a week, but for a whole day's. */
const shorthand = /^(?:(\d{1,3}) ?d\.?|(\d|24(?=h)) ?h)$/u;

/**
 * How long ago, in milliseconds, if the text says so in days or less; null for weeks and more, which name no day. "2 days ago" is exact to
 * the day only.
 */
export function parseRelativeTime(text: string): number | null {
  const short = shorthand.exec(text.trim());
  if (short) return Number(short[1] ?? short[2]) * millisecondsOf[short[1] ? 'day' : 'hour'];
  known ??= allPhrases();
  const words = withUsualAgo(fold(text));
  for (const { pattern, count, unit } of known) {
    const match = pattern.exec(words);
    if (match) return (count ?? Number(match[1])) * millisecondsOf[unit];
  }
  return null;
}

/**
 * The phrases browsers themselves format, so that no language table is needed. The longest come first: "the day before yesterday" contains
 * "yesterday".
 */
function allPhrases(): Phrase[] {
  const bySource = new Map<string, Phrase & { length: number }>();
  const add: AddPhrase = (source, text, count, unit) => {
    if (bySource.has(source)) return;
    bySource.set(source, { pattern: new RegExp(wholeWords(source, text), 'u'), count, unit, length: text.length });
  };
  // What boards write on the day a posting appears, and no formatter does.
  for (const text of writtenPhrases(phrases('dates.fresh', 'says'))) add(RegExp.escape(text), text, 0, 'second');
  for (const language of intlLanguages) {
    for (const style of styles) addPhrasesOf(language, style, add);
  }
  return [...bySource.values()].sort((one, other) => other.length - one.length);
}

/** `source`: the phrase as a pattern, `text`: the same as written. */
type AddPhrase = (source: string, text: string, count: number | null, unit: Unit) => void;

function addPhrasesOf(language: string, style: (typeof styles)[number], add: AddPhrase): void {
  const numbered = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' });
  const worded = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' });
  for (const count of counts) {
    for (const unit of ['day', 'hour', 'minute', 'second'] as const) addPhrase(numbered, count, unit, add);
  }
  for (const count of [0, 1, 2]) addPhrase(worded, count, 'day', add);
}

function addPhrase(format: Intl.RelativeTimeFormat, count: number, unit: Unit, add: AddPhrase): void {
  const parts = format.formatToParts(-count, unit);
  const isNumbered = parts.some(({ type }) => type === 'integer');
  // Boards leave out the space that a formatter sets behind the number: "hace 4h".
  const source = parts
    .map(({ type, value }) => (type === 'integer' ? '(\\d{1,4})' : RegExp.escape(foldPiece(value))))
    .join('')
    .replace('(\\d{1,4})\\x20', '(\\d{1,4})\\x20?');
  const text = fold(parts.map(({ value }) => value).join(''));
  add(source, text, isNumbered ? null : count, unit);
  // "לפני יומיים (2)": said in words already.
  const inWords = text.replace(/ \(\d+\)$/, '');
  if (inWords !== text) add(RegExp.escape(inWords), inWords, count, unit);
}

/** Scripts without spaces have no word boundaries. */
function wholeWords(source: string, text: string): string {
  const before = /^[\p{L}\p{N}]/u.test(text)
    ? isSpaceless(text.slice(0, 1))
      ? '(?<!\\d)'
      : '(?<![\\p{L}\\p{N}])'
    : '';
  const after = /[\p{L}\p{N}]$/u.test(text) && !isSpaceless(text.slice(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return before + source + after;
}

function isSpaceless(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u.test(character);
}

/** The same for a piece of a phrase, with the spaces around it. */
function foldPiece(text: string): string {
  return `${/^\s/.test(text) ? ' ' : ''}${fold(text)}${/\s$/.test(text) ? ' ' : ''}`;
}

/** One kind of minus; a point after an abbreviation is optional, so it is removed. */
function fold(text: string): string {
  return plainText(text.replaceAll('\u2212', '-').replace(/(?<=\p{L})\./gu, ''));
}
