import { foldText } from '@/language/fold/fold-wording';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const alone = new RegExp(
  `^[\\s\\-–—.…<>[\\](*]*(?:${phraseAlternation([phrases('options.chooseOne')])})[\\s\\-–—.…:<>\\])*]*$`,
  'u',
);

/** Whether a list shows this while nothing is chosen: "Select one", "– Bitte wählen –". */
export function isPlaceholderOption(text: string): boolean {
  return alone.test(foldText(text));
}
