import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { buildPhraseTrie, endsAfterAny } from '@/language/match/phrase-trie';

const parts = buildPhraseTrie(phrases('jobs.departments'), phrases('jobs.betweenDepartments'));
const between = buildPhraseTrie(phrases('jobs.betweenDepartments'));

/** Words, without those between. */
const mostWords = 5;

/** Whether it is a department's name: "R&D", "Finance & Legal", "Product and Marketing", "System Architecture". */
export function isDepartmentText(text: string): boolean {
  if (/[|•·]/.test(text)) return false;
  const words = splitWords(fold(text));
  const own = words.filter((_, index) => between.lengthsAt(words, index).length === 0);
  if (own.length === 0 || own.length > mostWords) return false;
  return endsAfterAny(parts, words, [0]).has(words.length);
}
