import { controlWords } from '@/domain/control-words';
import type { FilterControl } from '@/domain/landmarks';
import { personalPhrases } from '@/domain/search-field-words';
import { wordsTest } from '@/domain/words-test';

const saysPersonal = wordsTest({ anywhere: personalPhrases });

/** Fields about the user are not filters: an e-mail address for alerts. */
export function isPersonalName(name: string): boolean {
  return saysPersonal(controlWords(name));
}

/** Takes words, for the search itself or to find an option. */
export function isSearchBox({ role }: FilterControl): boolean {
  return role === 'searchbox';
}
