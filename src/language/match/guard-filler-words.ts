import { phrases } from '@/language/lexicon/lexicon';
import { type PhraseMatcher, phraseMatcher } from './guard-phrase-matcher';

let matcher: PhraseMatcher | null = null;

/** Finds the words around an action that do not change it; built on first use. */
export function fillerMatcher(): PhraseMatcher {
  matcher ??= phraseMatcher(phrases('actions.fillers'));
  return matcher;
}
