import { type Folded, fold, replaceFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { asksToRepeatEntry } from '@/language/words/forms/repeat-entry-words';
import { withoutRequestWords } from '@/language/words/forms/request-words';
import { isApplicantSectionHeading } from './applicant-heading';

const again = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([phrases('forms.enterAgain')])})(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * Whether a label asks once more for what the one before it asks for, and for nobody else's: beside the words of asking again it has those of
 * the label before, and such as are known from headings over the applicant's own questions. "Confirm your manager's e-mail" has more.
 */
export function asksSameAgain(label: string, before: string): boolean {
  if (!asksToRepeatEntry(label)) return false;
  const said = splitWords(fold(before));
  const rest = splitWords(replaceFolded(withoutRequestWords(fold(label)), again));
  return isApplicantSectionHeading(rest.filter((word) => !said.some((one) => isSameWord(one, word))).join(' '));
}

/** Letters that the ending of a word may have, and that the word must have before. */
const longestEnding = 3;
const shortestStem = 4;

/** In another case, as in "адрес почты" and "почту". */
function isSameWord(one: Folded, other: Folded): boolean {
  if (one === other) return true;
  const stem = Math.max(shortestStem, Math.max(one.length, other.length) - longestEnding);
  return one.length >= stem && other.length >= stem && one.slice(0, stem) === other.slice(0, stem);
}
