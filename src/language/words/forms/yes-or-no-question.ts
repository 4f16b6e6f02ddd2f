import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const beginsYesNo = nameWordTest({ first: phrases('questions.yesNoBeginnings') });

/** Whether a question is answered with yes or no, whatever its subject: "Are you located in Canada?" */
export function isYesOrNoQuestion(question: string): boolean {
  return isAsked(question) && beginsYesNo(fold(question));
}

/** Whether a text asks with a question mark, in any script's form of it. */
export function isAsked(text: string): boolean {
  return /[?？؟]/.test(text);
}
