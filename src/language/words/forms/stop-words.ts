import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';

/** Words that do not change what a question asks, folded. */
export const stopWords: ReadonlySet<string> = new Set(phrasesIn(phrases('wordings.fillers'), fold));
