import { alternatives, type Phrases } from './phrases';

/** Words by which a control shows that it does something an exploration never does, by their position in its name. */
export interface RefusedWords {
  /** The whole name. */
  alone?: Phrases;
  /** The start of the name: "Save Platform engineer at Acme". */
  first?: Phrases;
  /** The end of the name: "Stelle merken". */
  last?: Phrases;
  /** Anywhere in it. */
  anywhere?: Phrases;
}

/** Tests folded words (`foldWording`) that start and end with a letter or digit. */
export function wordsTest({ alone, first, last, anywhere }: RefusedWords): (words: string) => boolean {
  const patterns = [
    alone && `^(?:${alternatives([alone])})$`,
    first && `^(?:${alternatives([first])})(?![\\p{L}\\p{N}])`,
    last && `(?<![\\p{L}\\p{N}])(?:${alternatives([last])})$`,
    anywhere && `(?<![\\p{L}\\p{N}])(?:${alternatives([anywhere])})(?![\\p{L}\\p{N}])`,
  ].filter((pattern) => pattern !== undefined);
  const test = new RegExp(patterns.join('|'), 'u');
  return (words) => test.test(words);
}
