import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const saysChoose = nameWordTest({ alone: phrases('options.chooseOne') });

/** Whether a list shows this while nothing is chosen: "Select one", "– Bitte wählen –". */
export function isPlaceholderOption(text: string): boolean {
  return saysChoose(fold(text));
}
