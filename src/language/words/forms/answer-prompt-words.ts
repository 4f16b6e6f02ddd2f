import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const isPrompt = nameWordTest({ alone: phrases('forms.answerPrompts') });

/** "Your answer", "Type here": what stands in boxes of any question. */
export function saysOnlyToAnswer(question: string): boolean {
  return isPrompt(fold(question));
}
