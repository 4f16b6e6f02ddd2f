import { plainLetters, plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { phrasesIn } from '@/language/match/phrases-in';

const marked = new RegExp(`[*＊✱]\\s*:?$|^[*＊✱]|[([](?:${phraseAlternation([phrases('forms.required')])})[)\\]]`, 'u');

const required = `(?:${phraseAlternation([phrases('forms.required')])})$`;
const optional = `(?:${phraseAlternation([phrases('forms.optional')])})$`;
const gluedRequired = new RegExp(`(?<=[\\p{L}?？)])${required}`, 'iu');
const glued = new RegExp(`(?<=[\\p{Ll}?？])${required}|(?<=[\\p{Lo})])(?:${required}|${optional})`, 'iu');

/** "Address 2Optional": its capital shows that a word begins there. */
const gluedOptional = new RegExp(`(?<=[\\p{L}\\d?)])${optional}`, 'iu');
const startsWithCapital = /^\p{Lu}/u;

/** In front of a label whose script does not part words: "必須学校名", "任意電話番号". */
const before = new RegExp(
  `^(?:${phraseAlternation([phrases('forms.required'), phrases('forms.optional')])})(?=\\p{Lo})`,
  'iu',
);
const requiredBefore = new RegExp(`^(?:${phraseAlternation([phrases('forms.required')])})(?=\\p{Lo})`, 'iu');

const sentences = phrasesIn(phrases('forms.required'), (text) => text.trim()).filter((phrase) => phrase.includes(' '));
/** Several words say it apart from the label as well, and one behind a comma: "Email Required question", "Country, required". */
const apart = new RegExp(` (?:${sentences.join('|')})$|[,;] ?${required}`, 'iu');

/** A label without the mark for readers that stands in an element of its own right after it: "Provincerequired", "学校名任意". */
export function withoutGluedMark(label: string): string {
  const words = label.trim().replace(before, '').replace(apart, '').replace(glued, '');
  const plain = plainLetters(words);
  const at = plain.search(gluedOptional);
  return at > 0 && plain.length === words.length && startsWithCapital.test(words.slice(at))
    ? words.slice(0, at)
    : words;
}

const mark = new RegExp(`^\\s*[(\\[]?(?:${phraseAlternation([phrases('forms.required')])})[)\\]]?\\s*$`, 'iu');

/** Whether a picture or a sign of this name marks what has to be answered: "Pflichtfeld", "(required)". */
export const isRequiredMark = (name: string): boolean => name.length <= 60 && mark.test(plainText(name));

/** Whether such a mark stands after a label: headings of other questions have none. */
export const hasGluedMark = (label: string): boolean => glued.test(label.trim());

/** Whether a question says itself that it has to be answered: "E-mail *", "Name (required)", "学校名必須". */
export function saysRequired(question: string): boolean {
  const words = question.trim();
  if (marked.test(plainText(words)) || apart.test(words) || requiredBefore.test(words)) return true;
  return glued.test(words) && gluedRequired.test(words);
}
