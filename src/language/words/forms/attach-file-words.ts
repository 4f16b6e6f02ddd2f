import { foldText } from '@/language/fold/fold-wording';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const alone = new RegExp(`^(?:${phraseAlternation([phrases('forms.attachFile')])})(?:\\s*[(*:.].*)?$`, 'u');

/** Whether the words only say that a file is to be chosen, not which. */
export function isAttachFileLabel(text: string): boolean {
  return alone.test(foldText(text));
}
