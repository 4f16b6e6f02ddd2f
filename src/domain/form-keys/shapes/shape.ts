import type { Wording } from '../concept';
import { labelWords } from '../field-words';

/**
 * Sentences by what they have in common: slots parted by `…`, which stand in that order with up to `gap` words between; in a slot words
 * parted by `,`, where `authori*` stands for all that begins so. Several shapes of a language are parted by `|`.
 */
export type Shapes = Wording;

/** Words that may stand between two slots. */
const gap = 7;

/** Looks in folded words (`labelWords`) for any of the shapes. */
export function shapeFinder(...tables: readonly Shapes[]): (words: string) => boolean {
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
    .map((word) => RegExp.escape(labelWords(word)) + (word.trim().endsWith('*') ? '\\S*' : ''))
    .filter(Boolean);
  return `(?:${words.join('|')})`;
}
