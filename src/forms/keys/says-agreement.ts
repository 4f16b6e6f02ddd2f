import { type Folded, fold, foldIdentifier, noWords, replaceFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseSet } from '@/language/match/phrases-in';
import { wordingFinder, wordingRemover } from '@/language/match/wording-test';
import { consentAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';

const findConsent = questionFinder(consentAsks.filter(({ key }) => key !== 'consent.future'));

const findAgreeing = wordingFinder(phrases('never.agreeing'));
const withoutAgreeing = wordingRemover(phrases('never.agreeing'));

/** What is agreed to: the folded words without those of agreement; null if there are none. */
export function agreedTo(words: Folded): Folded | null {
  return withoutAgreeing(words);
}

/** Whether a text agrees to terms, use of data, or being contacted. */
export function isAgreementText(text: string): boolean {
  const words = fold(text);
  const place = findAgreeing(words);
  if (place === null) return false;
  const found = words.slice(place.start, place.end);
  // In English one agrees to much else: night shifts are not terms.
  const label = english.has(found) ? replaceFolded(words, found) : words;
  return findConsent.bySaying({ label, hint: noWords, names: [], section: noWords, language: null }) !== null;
}

const english = phraseSet({ en: phrases('never.agreeing').en ?? '' });

/** The same for a program's name: "i-accept-the-terms". */
export function namesAgreement(name: string): boolean {
  return isAgreementText(foldIdentifier(name));
}

/** Whether a text only agrees: "I agree". */
export function isOnlyAgreementText(text: string): boolean {
  const words = fold(text);
  const rest = agreedTo(words);
  if (rest === null) return false;
  return isUnspaced(words) ? words.length <= mostLetters : splitWords(rest).every(isYes);
}

/** "Yes, I agree" */
const isYes = nameWordTest({ alone: phrases('options.yes') });

/** In scripts that do not separate words. */
const isUnspaced = (words: string): boolean => /[\p{scx=Han}\p{scx=Hang}\p{scx=Thai}]/u.test(words);
const mostLetters = 8;

/** Whether a control's names ask for consent, news or a declaration. */
export function asksAgreement(names: readonly string[]): boolean {
  return (
    findConsent.byName({
      label: noWords,
      hint: noWords,
      section: noWords,
      language: null,
      names: names.map(foldIdentifier).filter(Boolean),
    }) !== null
  );
}

const category = /^(?:(?!agree|accept|consent|confirm)[a-z]+_)?terms?(?:\[\w*\])*$/i;

/** Whether sites call their categories so as well: "terms[]", "job_terms". Nobody accepts those. */
export const mayNameCategory = (name: string): boolean => category.test(name);
