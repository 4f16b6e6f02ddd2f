import { plainLetters, plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { phrasesIn } from '@/language/match/phrases-in';
import { once } from '@/std/once';

const patterns = once(() => {
  const requiredWords = phraseAlternation([phrases('forms.required')]);
  const either = phraseAlternation([phrases('forms.required'), phrases('forms.optional')]);
  const required = `(?:${requiredWords})$`;
  const optional = `(?:${phraseAlternation([phrases('forms.optional')])})$`;
  const written = phrasesIn(phrases('forms.required'), (text) => text.trim());
  const sentences = written.filter((phrase) => phrase.includes(' ')).join('|');
  return {
    marked: new RegExp(`[*＊✱]\\s*:?$|^[*＊✱]|[([](?:${requiredWords})[)\\]]`, 'u'),
    gluedRequired: new RegExp(`(?<=[\\p{L}?？)])${required}`, 'iu'),
    glued: new RegExp(`(?<=[\\p{Ll}?？])${required}|(?<=[\\p{Lo})])(?:${required}|${optional})`, 'iu'),
    /** "Address 2Optional": its capital shows that a word begins there. */
    gluedOptional: new RegExp(`(?<=[\\p{L}\\d?)])${optional}`, 'iu'),
    /** In front of a label whose script does not part words: "必須学校名", "任意電話番号". */
    before: new RegExp(`^(?:${either})(?=\\p{Lo})`, 'iu'),
    requiredBefore: new RegExp(`^(?:${requiredWords})(?=\\p{Lo})`, 'iu'),
    /** Several words say it apart from the label as well, and one behind a comma: "Email Required question", "Country, required". */
    apart: new RegExp(` (?:${sentences})$|[,;] ?${required}`, 'iu'),
    mark: new RegExp(`^\\s*[(\\[]?(?:${requiredWords})[)\\]]?\\s*$`, 'iu'),
  };
});

const startsWithCapital = /^\p{Lu}/u;

/** A label without the mark for readers that stands in an element of its own right after it: "Provincerequired", "学校名任意". */
export function withoutGluedMark(label: string): string {
  const { before, apart, glued, gluedOptional } = patterns();
  const words = label.trim().replace(before, '').replace(apart, '').replace(glued, '');
  const plain = plainLetters(words);
  const at = plain.search(gluedOptional);
  return at > 0 && plain.length === words.length && startsWithCapital.test(words.slice(at))
    ? words.slice(0, at)
    : words;
}

/** Whether a picture or a sign of this name marks what has to be answered: "Pflichtfeld", "(required)". */
export const isRequiredMark = (name: string): boolean => name.length <= 60 && patterns().mark.test(plainText(name));

/** Whether such a mark stands after a label: headings of other questions have none. */
export const hasGluedMark = (label: string): boolean => patterns().glued.test(label.trim());

/** Whether a question says itself that it has to be answered: "E-mail *", "Name (required)", "学校名必須". */
export function saysRequired(question: string): boolean {
  const { marked, apart, requiredBefore, glued, gluedRequired } = patterns();
  const words = question.trim();
  if (marked.test(plainText(words)) || apart.test(words) || requiredBefore.test(words)) return true;
  return glued.test(words) && gluedRequired.test(words);
}
