import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';
import { once } from '@/std/once';

const words = once(() => {
  const known = phrasesIn(phrases('postings.logo'), (phrase) => phrase.trim());
  // Longest first: "Logo der" is no more of a name than "logo".
  const longestFirst = [...new Set(known)].sort((one, other) => other.length - one.length || one.localeCompare(other));
  return `(?:${longestFirst.map(RegExp.escape).join('|')})`;
});

/**
 * Takes the words for a logo away from before or behind the name of a picture ("Logo of Acme", "Acme's logo"): the name is the pattern's
 * group. Matches nothing where there is no more than such words. For the flags `i` and `u`.
 */
export const logoNamePattern = once(() => {
  const before = `(?:${words()}\\s?:?(?:\\s|(?<=')))?`;
  const behind = `(?:['’]s)?(?:(?: [–|-] |[\\s_–|-])${words()}|(?=[^\\x00-\\x7f])${words()})`;
  return `^\\s?${before}(?!${words()}\\s?$)(.+?)(?:${behind})?\\s?$`;
});

const says = once(() => new RegExp(`(?<!\\p{L})${words()}(?!\\p{L})`, 'iu'));

/** Whether the name of a picture says that it is a logo. */
export function saysLogo(name: string): boolean {
  return says().test(name);
}

const named = once(() => new RegExp(logoNamePattern(), 'iu'));

const isKind = wordingTest('whole', phrases('postings.pictureKinds'), phrases('postings.promoted'));

/**
 * The name of a picture without words for a logo; empty if there is no more, or it only says what kind of picture it is: "Header",
 * "Advertisement".
 */
export function withoutLogoWords(name: string): string {
  return name.length > 200 || isKind(fold(name)) ? '' : (named().exec(name)?.[1] ?? '').trim();
}
