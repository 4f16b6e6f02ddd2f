import type { ApplyType } from '@/domain/job/job-fields';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { wordingTest } from '@/language/match/wording-test';

const findEasily = phraseFinder(phrases('postings.applyEasily'));
const saysElsewhere = wordingTest('anywhere', phrases('postings.applyElsewhere'));

/** Whether a text says that one applies on the board or elsewhere; null if neither. */
export function applyTypeOf(text: string): ApplyType | null {
  if (text.length > 200) return null;
  const words = fold(text);
  if (saysElsewhere(words)) return 'external';
  return findEasily(words) === null ? null : 'easy_apply';
}
