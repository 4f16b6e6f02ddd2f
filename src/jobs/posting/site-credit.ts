import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { once } from '@/std/once';

/** One word may be a name's as well, but for the colon behind it: "Webdesign: Pixel Ltd". */
const credit = once(() => {
  const words = [...new Set(phrasesIn(phrases('pages.madeBy'), (phrase) => phrase.trim()))].sort().reverse();
  const ofSeveral = words.filter((word) => word.includes(' ')).map(RegExp.escape);
  const single = words.filter((word) => !word.includes(' ')).map(RegExp.escape);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${ofSeveral.join('|')})(?![\\p{L}\\p{N}])|(?:${single.join('|')})\\s?:)`,
    'iu',
  );
});

/** Characters at the foot of a page, where such words are no part of a sentence. */
const longest = 250;

/** Where a line at the foot of a page begins to tell who made the site: "© 2026 Acme | Website by Pixel Ltd"; its length if it does not. */
export function creditStart(text: string): number {
  const start = text.length > longest ? -1 : text.search(credit());
  return start < 0 ? text.length : start;
}
