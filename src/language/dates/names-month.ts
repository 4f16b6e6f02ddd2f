import { plainText } from '@/language/fold/plain-letters';
import { monthsByName } from './months-by-name';

/** Whether a word names a month in any language, in full or for short: "maja", "Sept.". Shorter ones are other words as well. */
export function namesMonth(word: string): boolean {
  const name = plainText(word).replace(/\.$/, '');
  return /^\p{L}{3,}$/u.test(name) && monthsByName().has(name);
}
