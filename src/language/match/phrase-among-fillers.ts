import type { Folded } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { foldedPhrases } from './phrases-in';

/**
 * Tests folded words (`fold`, single spaces): one phrase, surrounded by fillers and numbers only. Word by word, since a regular
 * expression would backtrack through too many ways to split multi-word fillers.
 */
export function phraseAmongFillers(
  tables: readonly ByLanguage[],
  fillers: readonly ByLanguage[],
): (words: Folded) => boolean {
  const read = once(() => {
    const [phrases, around] = [foldedPhrases(...tables), foldedPhrases(...fillers)];
    const longest = Math.max(...[...phrases, ...around].map((each) => each.split(' ').length));
    return { phrases: new Set<string>(phrases), around: new Set<string>(around), longest };
  });
  return (text) => {
    const { phrases, around, longest } = read();
    const isFiller = (words: string) => around.has(words) || /^\d+$/.test(words);
    const words = text.split(' ');
    const before = new Set([0]);
    const after = new Set<number>();
    for (let at = 0; at < words.length; at += 1) {
      if (!before.has(at) && !after.has(at)) continue;
      for (let length = 1; length <= longest && at + length <= words.length; length += 1) {
        const run = words.slice(at, at + length).join(' ');
        if (before.has(at) && phrases.has(run)) after.add(at + length);
        if (!isFiller(run)) continue;
        if (before.has(at)) before.add(at + length);
        if (after.has(at)) after.add(at + length);
      }
    }
    return after.has(words.length);
  };
}
