import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const marked = new RegExp(`[*＊✱]\\s*:?$|^[*＊✱]|[([](?:${phraseAlternation([phrases('forms.required')])})[)\\]]`, 'u');

const glued = new RegExp(
  `(?<=[\\p{Ll}?？])(?:${phraseAlternation([phrases('forms.required')])})$|(?<=[\\p{Lo})])(?:${phraseAlternation([phrases('forms.required'), phrases('forms.optional')])})$`,
  'iu',
);

/** A label without the mark for readers that stands in an element of its own right after it: "Provincerequired", "学校名任意". */
export function withoutGluedMark(label: string): string {
  return label.trim().replace(glued, '');
}

/** Whether a question says itself that it has to be answered: "E-mail *", "Name (required)". */
export function saysRequired(question: string): boolean {
  return marked.test(plainText(question));
}
