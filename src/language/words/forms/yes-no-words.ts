import { foldText } from '@/language/fold/fold-wording';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const alone = new RegExp(`^(?:${phraseAlternation([phrases('options.yesOrNo')])})$`, 'u');

/** Whether it is just the answer yes or no. */
export function isYesOrNo(text: string): boolean {
  return alone.test(foldText(text));
}
