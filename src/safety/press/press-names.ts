import type { RefusalCode } from '@/domain/refusal-code';
import { refusedByName } from '../words/refused-control';

/** What any of the names says that is never done; null where all are harmless. */
export function refusedByNames(names: readonly string[]): RefusalCode | null {
  for (const name of names) {
    const code = refusedByName(name);
    if (code !== null) return code;
  }
  return null;
}

/** True where a text says something in words. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
