import { type Folded, fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';

/** Scripts that write words together, or join small words to others: what is said may stand within a longer word. */
const joining =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Arab}\p{scx=Hebr}\p{scx=Deva}]/u;

/** Phrases as alternatives for patterns over folded text. Each is made only of letters; empty if there are none. */
export interface PhraseSources {
  /** Whole words. */
  readonly words: string;
  /** How words begin: `envoy*`. */
  readonly stems: string;
  /** Found anywhere. */
  readonly within: string;
}

/** The phrases of all languages, by how much of a word they are. */
export function phraseSources(...tables: readonly ByLanguage[]): PhraseSources {
  const phrases = tables.flatMap(Object.values<string>).flatMap((list) => list.split('|').map((each) => each.trim()));
  const spaced = phrases.filter((each) => !joining.test(each));
  return {
    words: alternatives(spaced.filter((each) => !each.endsWith('*'))),
    stems: alternatives(spaced.filter((each) => each.endsWith('*'))),
    within: alternatives(phrases.filter((each) => joining.test(each))),
  };
}

function alternatives(phrases: readonly string[]): string {
  const folded = new Set(phrases.map(fold).filter(Boolean));
  return [...folded]
    .sort((one, other) => other.length - one.length)
    .map(RegExp.escape)
    .join('|');
}

/** Whether folded text says one of these phrases or stems: "envoyez" for `envoy*`. Built on first use. */
export function stemFinder(...tables: readonly ByLanguage[]): (text: Folded) => boolean {
  const pattern = once(() => patternOf(phraseSources(...tables)));
  return (text) => pattern().test(text);
}

function patternOf({ words, stems, within }: PhraseSources): RegExp {
  const sources = [
    words && `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`,
    stems && `(?<![\\p{L}\\p{N}])(?:${stems})`,
    within,
  ];
  return new RegExp(sources.filter(Boolean).join('|'), 'u');
}
