import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findSecret = phraseFinder(phrases('never.secret', 'says'));
const findSignIn = phraseFinder(
  phrases('actions.signIn', 'says'),
  phrases('actions.signIn', 'first'),
  phrases('actions.signIn', 'alone'),
);

/** Whether a field asks for a password or the like. */
export function asksForSecret(name: string): boolean {
  return findSecret(fold(name)) !== null;
}

/** Whether a control signs in or out, or leads to where one does. */
export function saysSignIn(name: string): boolean {
  return findSignIn(fold(name)) !== null;
}
