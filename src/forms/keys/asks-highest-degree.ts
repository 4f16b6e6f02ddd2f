import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceFinder } from '@/language/match/phrases';

const findHighest = sentenceFinder(phrases('history.highestDegree'));

/** Whether a question about a degree asks for the highest of all. */
export const asksHighestDegree = (question: string): boolean => findHighest(fold(question)) !== null;
