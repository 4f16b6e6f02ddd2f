import { months } from '@/language/cldr/months';
import { plainText } from '@/language/fold/plain-letters';
import { once } from '@/std/once';

const known = once((): ReadonlySet<string> => new Set(months.split('|')));

/** Whether a word names a month in any language, in full or for short: "maja", "Sept.". Which one, `monthsByName` knows, which takes longer to load. */
export function namesMonth(word: string): boolean {
  return known().has(plainText(word).replace(/\.$/, ''));
}
