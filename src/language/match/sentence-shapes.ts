import { type Folded, fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';

/**
 * Sentence patterns: slots separated by `…`, in that order, with up to `gap` words between; in a slot, words separated by `,`, where
 * `authori*` matches any word that starts so, and `*ドロップ*`, where words are not parted, any that has it within. Several patterns of a language are separated by `|`.
 */
export type SentenceShapes = ByLanguage;

/** Words allowed between two slots. */
const gap = 7;

/** Matches words folded by `fold` against the patterns. */
export function sentenceShapeFinder(...tables: readonly SentenceShapes[]): (words: Folded) => boolean {
  let pattern: RegExp | null = null;
  return (words) => {
    pattern ??= new RegExp(
      `(?:^| )(?:${tables
        .flatMap(Object.values<string>)
        .flatMap(sources)
        .join('|')})(?= |$)`,
      'u',
    );
    return pattern.test(words);
  };
}

function sources(shapes: string): string[] {
  return shapes
    .split('|')
    .map((shape) => shape.split('…').map(slot))
    .filter((slots) => slots.every((each) => each !== '(?:)'))
    .map((slots) => slots.join(`(?: \\S+){0,${gap}}? `));
}

function slot(text: string): string {
  const words = text
    .split(',')
    .map((word) => {
      const own = RegExp.escape(fold(word));
      return own && (word.trim().startsWith('*') ? '\\S*' : '') + own + (word.trim().endsWith('*') ? '\\S*' : '');
    })
    .filter(Boolean);
  return `(?:${words.join('|')})`;
}
