import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.fileInProgress'));

/** Characters. Longer texts mention other things as well. */
const longest = 80;

/** Whether a form shows that it is still processing a file: "Analyzing resume…". */
export function isUploadProgressText(text: string): boolean {
  return text.length <= longest && find(fold(text)) !== null;
}
