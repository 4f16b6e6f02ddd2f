import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findTaken = phraseFinder(phrases('forms.fileTaken'));
const findNotYet = phraseFinder(phrases('pages.notYet'));

/** Characters. Longer texts tell of other things as well. */
const longest = 120;

/** Whether a form announces that a file has arrived, and nothing that went wrong with it: "Resume uploaded". */
export function isFileTakenText(text: string): boolean {
  const folded = fold(text);
  return text.length <= longest && findTaken(folded) !== null && findNotYet(folded) === null;
}
