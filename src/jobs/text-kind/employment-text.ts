import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingFinder } from '@/language/match/wording-test';

const findEmployment = wordingFinder(phrases('workplaces.partTime'), phrases('workplaces.employmentTypes'));

/** Characters: all of the text, and what may stand before and behind the kind of employment. */
const longest = 60;
const longestBefore = 15;
const longestBehind = 40;

/** "80–100 %": how much of full hours. */
const share = /\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?%/gu;

/** Whether a text states an employment type: "Full-time", "Teilzeit 60 %", "Third Party, Contract". */
export function isEmploymentText(said: string): boolean {
  const text = said.replace(share, '').trim();
  if (text.length > longest || !/^[\p{L}\p{M}\d(][\p{L}\p{M}\p{Cf}\d\s,/()+-]*$/u.test(text)) return false;
  const words = fold(text);
  const found = findEmployment(words);
  if (!found || found.start > longestBefore) return false;
  const behind = words.slice(found.end);
  return behind.length <= longestBehind && !/\d/.test(words.slice(0, found.start) + behind);
}
