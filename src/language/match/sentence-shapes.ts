import { type Folded, fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';

/**
 * Sentence patterns: slots separated by `…`, in that order, with up to `gap` words between; in a slot, words separated by `,`, where
 * `authori*` matches any word that starts so. Several patterns of a language are separated by `|`.
 */
export type SentenceShapes = ByLanguage;

/** Words allowed between two slots. */
const gap = 7;

/** Scripts that write words together: what a pattern says in them stands anywhere, and letters are counted instead of words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;
const gapInLetters = 12;

/** Matches words folded by `fold` against the patterns. */
export function sentenceShapeFinder(...tables: readonly SentenceShapes[]): (words: Folded) => boolean {
  let pattern: RegExp | null = null;
  return (words) => {
    pattern ??= patternOf(tables.flatMap(Object.values<string>).flatMap((shapes) => shapes.split('|')));
    return pattern.test(words);
  };
}

function patternOf(shapes: readonly string[]): RegExp {
  const [joined, spaced] = [true, false].map((isJoined) => shapes.filter((shape) => unspaced.test(shape) === isJoined));
  const ofWords = (spaced ?? []).flatMap((shape) => source(shape, `(?: \\S+){0,${gap}}? `));
  const ofLetters = (joined ?? []).flatMap((shape) => source(shape, `.{0,${gapInLetters}}?`));
  const whole = ofWords.length > 0 ? [`(?:^| )(?:${ofWords.join('|')})(?= |$)`] : [];
  return new RegExp([...whole, ...ofLetters].join('|') || '(?!)', 'u');
}

function source(shape: string, between: string): string[] {
  const slots = shape.split('…').map(slot);
  return slots.every((each) => each !== '(?:)') ? [slots.join(between)] : [];
}

function slot(text: string): string {
  const words = text
    .split(',')
    .map((word) => RegExp.escape(fold(word)) + (word.trim().endsWith('*') ? '\\S*' : ''))
    .filter(Boolean);
  return `(?:${words.join('|')})`;
}
