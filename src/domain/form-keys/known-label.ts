import { labelWords, wordCount } from './field-words';
import { shortLabels } from './short-labels';

/** Whoever explains something takes more words than this. */
const mostWords = 5;

/** True for a word or two that name what the rules know: "First", "E-mail address". */
export function isKnownLabel(text: string): boolean {
  const words = labelWords(text);
  return words !== '' && wordCount(words) <= mostWords && shortLabels.inLabel(words).length > 0;
}
