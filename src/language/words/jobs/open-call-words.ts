import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';

const isCall = wordingTest('whole', phrases('jobs.openCalls'));

/** Whether a title among jobs names none of them, but asks for applications as whatever one likes: "Open application". */
export function isOpenCall(text: string): boolean {
  return text.length <= 60 && isCall(fold(text));
}
