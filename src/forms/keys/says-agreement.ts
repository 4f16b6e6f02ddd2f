import { fold, foldIdentifier, noWords, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/concept';
import { phraseFinder, unspacedPattern } from '@/language/match/phrases';
import { consentAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';

const findConsent = questionFinder(consentAsks.filter(({ key }) => key !== 'consent.future'));

const findAgreeing = phraseFinder(phrases('never.agreeing'));
/** The same in scripts that do not separate words. */
const agreeingUnspaced = unspacedPattern('同意|承諾|承认|接受|동의|수락|ยินยอม|ยอมรับ');

const agreesUnspaced = (words: string): boolean => words.search(agreeingUnspaced) >= 0;

/** Whether a text agrees to terms, use of data, or being contacted. */
export function isAgreementText(text: string): boolean {
  const words = fold(text);
  const found = findAgreeing(words);
  if (found === null && !agreesUnspaced(words)) return false;
  // In English one agrees to much else: night shifts are not terms.
  const agreedTo = found !== null && isEnglish(found) ? replaceFolded(words, found) : words;
  return findConsent.bySaying({ label: agreedTo, hint: noWords, names: [], section: noWords, language: null }) !== null;
}

const english = new Set(phrasesIn({ en: phrases('never.agreeing').en ?? '' }, fold));
const isEnglish = (phrase: string): boolean => english.has(phrase);

/** The same for a program's name: "i-accept-the-terms". */
export function namesAgreement(name: string): boolean {
  return isAgreementText(foldIdentifier(name));
}

/** Whether a text only agrees: "I agree". */
export function isOnlyAgreementText(text: string): boolean {
  const words = fold(text);
  const found = findAgreeing(words);
  if (found === null) return agreesUnspaced(words) && words.normalize('NFC').length <= mostLetters;
  return (
    words
      .replace(found, '')
      .replace(/(?<!\p{L})(?:i|yes|ja|oui|si|sim|ano|tak)(?!\p{L})/gu, '')
      .trim() === ''
  );
}

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
