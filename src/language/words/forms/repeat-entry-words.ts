import { foldIdentifier } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('forms.enterAgain'));

/** Whether a field asks for the previous field's value again. */
export function asksToRepeatEntry(text: string): boolean {
  return find(foldIdentifier(text)) !== null;
}
