import { alternatives, type Phrases } from './phrases';

/** Words by which a control tells that it does something an exploration never does, by where in its name they stand. */
export interface RefusedWords {
  /** The name is nothing else. */
  alone?: Phrases;
  /** The name begins with them: "Save Platform engineer at Acme". */
  first?: Phrases;
  /** The name ends with them: "Stelle merken". */
  last?: Phrases;
  /** They stand anywhere in it. */
  anywhere?: Phrases;
}

/** A test of folded words (`foldWording`) that begin with a letter or digit and end with one. */
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
