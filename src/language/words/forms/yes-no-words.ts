import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const saysYesOrNo = nameWordTest({ alone: phrases('options.yesOrNo') });

/** Whether it is just the answer yes or no. */
export function isYesOrNo(text: string): boolean {
  return saysYesOrNo(fold(text));
}
