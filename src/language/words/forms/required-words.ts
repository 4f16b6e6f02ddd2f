import { foldText } from '@/language/fold/fold-wording';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const marked = new RegExp(`[*＊✱]\\s*:?$|^[*＊✱]|[([](?:${phraseAlternation([phrases('forms.required')])})[)\\]]`, 'u');

/** Whether a question says itself that it is phrases('forms.required'): "E-mail *", "Name (phrases('forms.required'))". */
export function saysRequired(question: string): boolean {
  return marked.test(foldText(question));
}
