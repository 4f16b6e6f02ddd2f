import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const marked = new RegExp(`[*＊✱]\\s*:?$|^[*＊✱]|[([](?:${phraseAlternation([phrases('forms.required')])})[)\\]]`, 'u');

/** Whether a question says itself that it has to be answered: "E-mail *", "Name (required)". */
export function saysRequired(question: string): boolean {
  return marked.test(plainText(question));
}
