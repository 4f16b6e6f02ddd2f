import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isDepartmentText } from '@/jobs/text-kind/department-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { countWords } from '@/language/fold/comparable-text';
import { fold, joinFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';
import { isToldOfAsOurs } from '@/language/words/jobs/seeking-words';
import { sentencesIn } from './sentences-in';

/** Words of a name, of what stands behind it, and between that and what somebody is. */
const most = { name: 6, verb: 4, behind: 10 };

const verbs = phraseSet(phrases('postings.describedAs', 'first'));
const ours = phraseSet(phrases('postings.our'));
const saysKind = wordingTest('anywhere', phrases('postings.describedAs', 'says'));

/** Whom the sentences of a text say to be a company: "Acme Heating is a family-run firm". */
export function companiesDescribed(text: string): string[] {
  return sentencesIn(text).flatMap((sentence) => {
    const name = subjectOfDescription(sentence);
    return name !== null && isNamed(name) ? [name] : [];
  });
}

function subjectOfDescription(sentence: string): string | null {
  const words = sentence.split(' ', most.name + most.verb + most.behind);
  const folded = words.map(fold);
  for (let at = 1; at <= most.name; at += 1) {
    for (let length = most.verb; length > 0; length -= 1) {
      if (!verbs.has(joinFolded(...folded.slice(at, at + length)))) continue;
      const behind = folded.slice(at + length, at + length + most.behind);
      // "Service is the heart of our company"
      const isOfOurs = behind.some((word) => ours.has(word));
      return saysKind(joinFolded(...behind)) && !isOfOurs ? words.slice(0, at).join(' ') : null;
    }
  }
  return null;
}

/** Each word of it a name's: "The company" and "Our clinic" are none. */
function isNamed(name: string): boolean {
  if (isToldOfAsOurs(name) || /[,;:!?"]/.test(name)) return false;
  if ([isDepartmentText, isEmploymentText, isTitleText].some((is) => is(name))) return false;
  const isKindAlone = saysKind(fold(name)) && countWords(name) <= 2;
  if (hasLegalForm(name)) return !isKindAlone;
  const isOfName = (word: string) => /^[\p{Lu}\p{Lo}\d&]/u.test(word) || /^\p{Ll}{1,3}$/u.test(word);
  return name.split(' ').every(isOfName) && !saysKind(fold(name));
}
