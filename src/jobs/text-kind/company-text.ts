import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceFinder } from '@/language/match/phrases';
import { phrasesIn } from '@/language/match/phrases-in';
import { once } from '@/std/once';

/** Ends (or beginnings) of company names: legal forms and common name parts. */
const findForm = sentenceFinder(phrases('postings.legalForms', 'says'), phrases('postings.companyNameParts'));

const findLegalForm = sentenceFinder(phrases('postings.legalForms', 'says'));

/** "Fjord Laks AS", "PT Maju Jaya": forms that are words elsewhere count only there, and only as they are written. */
const placedForm = once(() => {
  const written = (place: 'first' | 'last') =>
    phrasesIn(phrases('postings.legalForms', place), (phrase) => phrase.trim())
      .map(RegExp.escape)
      .join('|');
  return new RegExp(
    `^(?:${written('first')})\\.?\\s\\p{Lu}|\\p{L}[.)"”]?,?\\s(?:${written('last')})\\.?(?=$|[,;)]|\\s[-–—|·&(])`,
    'u',
  );
});

/** Scripts without spaces: "株式会社山田製作所", "㈜한빛". */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const sign = /[㈜㈱]|[(（][주株유有][)）]/u;
const longest = { unspaced: 30, any: 90 };

/** Whether a text names a company in full: with its legal form. */
export function hasLegalForm(text: string): boolean {
  return isCompanyText(text) && (findLegalForm(fold(text)) !== null || hasPlacedForm(text));
}

/** Whether a text has the form of a company name. Most names do not: it is useful only over many of them. */
export function isCompanyText(text: string): boolean {
  if (/[!?。！？、]|(?<!(?<!\p{L})\p{Lu}\p{L}{0,3})\.\s\p{Lu}/u.test(text)) return false;
  const most = /\s/.test(text) ? longest.any : unspaced.test(text) ? longest.unspaced : 0;
  return text.length <= most && (findForm(fold(text)) !== null || hasPlacedForm(text));
}

function hasPlacedForm(text: string): boolean {
  return placedForm().test(text) || sign.test(text);
}
