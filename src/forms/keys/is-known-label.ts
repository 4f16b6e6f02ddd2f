import { fold, wordCount } from '@/language/fold/fold';
import { shortLabels } from './short-labels';

/** An explanation has more words than this. */
const mostWords = 5;

/** Whether a word or two name something the rules know: "First", "E-mail address". */
export function isKnownLabel(text: string): boolean {
  const words = fold(text);
  return words !== '' && wordCount(words) <= mostWords && shortLabels.inLabel(words).length > 0;
}
