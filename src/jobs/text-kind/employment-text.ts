import { withoutDurations } from '@/language/amounts/without-durations';
import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingFinder } from '@/language/match/wording-test';
import { isPostedText } from './posted-text';

const findEmployment = wordingFinder(phrases('workplaces.partTime'), phrases('workplaces.employmentTypes'));

/** Characters: all of the text, and what may stand before and behind the kind of employment. */
const longest = 60;
const longestBefore = 15;
const longestBehind = 40;

/** Whether a text states an employment type: "Full-time", "Teilzeit 60 %", "CDD 6 mois", "Third Party, Contract". */
export function isEmploymentText(text: string): boolean {
  if (text.length > longest || !/^[\p{L}\p{M}\d(][\p{L}\p{M}\p{Cf}\d\s,/()%+–・-]*$/u.test(text)) return false;
  const words = fold(text);
  const found = findEmployment(words);
  if (!found || found.start > longestBefore) return false;
  const behind = words.slice(found.end);
  return behind.length <= longestBehind && (!/\d/.test(words.slice(0, found.start) + behind) || isAmountOfTime(text));
}

/** Whether all of a text's numbers say how long, or how much of full hours, not how long ago. */
function isAmountOfTime(text: string): boolean {
  return !/\d/.test(withoutDurations(plainText(text))) && !isPostedText(text);
}
