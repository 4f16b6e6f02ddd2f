import { fold, splitWords } from '@/language/fold/fold';
import { monthsByName } from './months-by-name';

/** Whether a text names a month, a year or both, and nothing else: "November 2026", "Nov", "noviembre de 2026", "2026". */
export function namesPeriod(text: string): boolean {
  const words = splitWords(fold(text));
  const isMonth = (word: string) => monthsByName().has(word);
  const isKnown = (word: string) => /^\d{1,4}$/.test(word) || isMonth(word);
  const names = words.filter((word) => isMonth(word) || /^(?:19|20)\d\d$/.test(word));
  return names.length > 0 && words.every((word) => isKnown(word) || (words.length > 2 && word.length <= 3));
}
