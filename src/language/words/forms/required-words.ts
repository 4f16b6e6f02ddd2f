import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseAlternation } from '@/language/match/phrases';

const required: Phrases = {
  en: 'required | mandatory',
  de: 'pflichtfeld | erforderlich',
  fr: 'obligatoire | requis',
  es: 'obligatorio | requerido',
  it: 'obbligatorio | richiesto',
  nl: 'verplicht | vereist',
  pt: 'obrigatório',
  cs: 'povinné | povinný údaj',
  pl: 'wymagane | wymagany',
};

const marked = new RegExp(`[*＊✱]\\s*:?$|^[*＊✱]|[([](?:${phraseAlternation([required])})[)\\]]`, 'u');

/** Whether a question says itself that it is required: "E-mail *", "Name (required)". */
export function saysRequired(question: string): boolean {
  return marked.test(foldText(question));
}
