import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';
import { writtenAlternation } from '@/language/match/written-phrases';
import { once } from '@/std/once';

/** The letters for men, women and others: "m/w/d", "H/F". */
const genders = '[mwfdxhkvz]\\s?[/|*]\\s?[mwfdxhkvz](?:\\s?[/|*]\\s?[mwfdxi])?';

/** "(m/w/d)", "(H/F)", "/in", "*in", ":in", "(ka)", "/ka": titles that include everyone. */
const everyone = new RegExp(
  [
    `[([]?\\b${genders}\\b[)\\]]?`,
    `\\p{Ll}[*:/·](?:${writtenAlternation(phrases('jobs.genderEndings'))})(?!\\p{L})`,
    '\\(\\p{Ll}{1,3}\\)',
  ].join('|'),
  'u',
);

/** A title without an occupation is not unusual; many in a list show that it is one of jobs. */
const namesOccupation = wordingTest('anywhere', phrases('jobs.occupations'));

/** Scripts in which two characters are a word: "会计", "厨师". */
const ofOneScript = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** "(m/w/d)" in brackets: a mark that only titles have. */
const bracketed = new RegExp(`[([]\\s?${genders}\\s?[)\\]]`, 'u');

/** Whether a text has the mark of titles that include everyone. */
export function isForEveryone(text: string): boolean {
  return bracketed.test(plainText(text));
}

/** Whether a text reads like a job title. */
export function isTitleText(text: string): boolean {
  if (text.length < (ofOneScript.test(text) ? 2 : 3) || text.length > 160) return false;
  return everyone.test(plainText(text)) || namesOccupation(fold(text));
}

const isWholly = wordingTest('whole', phrases('jobs.occupations'));

const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]{3,20}$/u;
const unspacedOnes = once(() => foldedPhrases(phrases('jobs.occupations')).filter((word) => unspaced.test(word)));

/** Whether a text is the word for an occupation and nothing else: "Nurse", "看護師"; in scripts without spaces with what it is for: "販売スタッフ". */
export function isOccupation(text: string): boolean {
  if (unspaced.test(text) && unspacedOnes().some((word) => text.endsWith(word))) return true;
  return text.length <= 60 && isWholly(fold(text));
}
