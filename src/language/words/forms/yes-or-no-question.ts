import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/concept';

let pattern: RegExp | null = null;

/** Whether a question is answered with yes or no, whatever its subject: "Are you located in Canada?" */
export function isYesOrNoQuestion(question: string): boolean {
  if (!question.includes('?')) return false;
  pattern ??= new RegExp(`^(?:${phrasesIn(phrases('questions.yesNoBeginnings'), fold).join('|')})(?: |$)`, 'u');
  return pattern.test(fold(question));
}
