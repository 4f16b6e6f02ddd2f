import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';

/** Words that do not change what a question asks, folded. */
export const stopWords = phraseSet(phrases('wordings.fillers'));
