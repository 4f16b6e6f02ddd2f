import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const saysAttach = nameWordTest({ alone: phrases('forms.attachFile') });

/** Whether the words only say that a file is to be chosen, not which. */
export function isAttachFileLabel(text: string): boolean {
  return saysAttach(fold(text.replace(/[(*:.].*$/su, '')));
}
