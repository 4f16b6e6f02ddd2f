import { fold, splitWords } from '@/language/fold/fold';
import { namesMonth } from './names-month';

/** Whether a text names a month, a year or both, and nothing else: "November 2026", "Nov", "noviembre de 2026", "2026". */
export function namesPeriod(text: string): boolean {
  const words = splitWords(fold(text));
  const isKnown = (word: string) => /^\d{1,4}$/.test(word) || namesMonth(word);
  const names = words.filter((word) => namesMonth(word) || /^(?:19|20)\d\d$/.test(word));
  return names.length > 0 && words.every((word) => isKnown(word) || (words.length > 2 && word.length <= 3));
}
