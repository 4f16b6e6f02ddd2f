import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';

const answers = phraseMeanings([
  ['yes', phrases('options.yes')],
  ['no', phrases('options.no')],
]);

/** Whether it is just the answer yes or no. */
export function isYesOrNo(text: string): boolean {
  return answers.of(fold(text)) !== undefined;
}
