import type { Folded } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { phraseAlternation } from './phrases';

/** Words by which a control shows that it does something an exploration never does, by their position in its name. */
export interface NameWords {
  /** The whole name. */
  alone?: ByLanguage;
  /** The start of the name: "Save Platform engineer at Acme". */
  first?: ByLanguage;
  /** The end of the name: "Stelle merken". */
  last?: ByLanguage;
  /** Anywhere in it. */
  anywhere?: ByLanguage;
}

/** Tests a control's folded name. Its pattern is built on first use. */
export function nameWordTest(words: NameWords): (name: Folded) => boolean {
  const pattern = once(() => patternOf(words));
  return (name) => pattern().test(name);
}

function patternOf({ alone, first, last, anywhere }: NameWords): RegExp {
  const patterns = [
    alone && `^(?:${phraseAlternation([alone])})$`,
    first && `^(?:${phraseAlternation([first])})(?![\\p{L}\\p{N}])`,
    last && `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([last])})$`,
    anywhere && `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([anywhere])})(?![\\p{L}\\p{N}])`,
  ].filter((pattern) => pattern !== undefined);
  return new RegExp(patterns.join('|'), 'u');
}
