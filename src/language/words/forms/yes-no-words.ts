import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseAlternation } from '@/language/match/phrases';

const yesOrNo: Phrases = {
  en: 'yes | no',
  de: 'ja | nein',
  fr: 'oui | non',
  es: 'sí | no',
  it: 'sì | no',
  nl: 'ja | nee',
  pt: 'sim | não',
  cs: 'ano | ne',
  pl: 'tak | nie',
  others: 'ja | nej | nei | kyllä | ei | igen | nem | da | nu | áno | nie | evet | hayır',
};

const alone = new RegExp(`^(?:${phraseAlternation([yesOrNo])})$`, 'u');

/** Whether it is just the answer yes or no. */
export function isYesOrNo(text: string): boolean {
  return alone.test(foldText(text));
}
