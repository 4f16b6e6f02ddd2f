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

/** A part of a text, in characters: from `start` to before `end`. */
interface Stretch {
  start: number;
  end: number;
}

/** Where a line at the foot of a page tells who made the site: "© 2026 Acme | Website by Pixel Ltd"; null if it does not. */
export function creditIn(text: string): Stretch | null {
  const start = text.length > longest ? -1 : text.search(credit());
  if (start < 0) return null;
  const length = text.slice(start).search(endOfCredit);
  const end = length < 0 ? text.length : start + length;
  // "© 2026 Made by Many Ltd": the rights are somebody's.
  return end === text.length && onlyRights.test(text.slice(0, start)) ? null : { start, end };
}

const endOfCredit = /[©|]|copyright/iu;
const onlyRights = /^(?=.*(?:©|copyright))(?:[^\p{L}]|copyright)*$/iu;
