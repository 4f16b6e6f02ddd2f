import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findSent = phraseFinder(phrases('pages.applicationReceived'));
const findNotYet = phraseFinder(phrases('pages.notYet'));

/** Whether a text says, in a sentence of its own, that an application was received. */
export function isApplicationReceivedText(text: string): boolean {
  return text.split(/[.!?…\n]+/).some((sentence) => {
    const folded = fold(sentence);
    const found = findSent(folded);
    return found !== null && findNotYet(replaceFolded(folded, found)) === null;
  });
}
