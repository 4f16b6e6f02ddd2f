import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import { phraseFinder } from '@/language/match/phrases';
import { wordingTest } from '@/language/match/wording-test';
import type { OptionMeaning } from './option-meaning';

const declined = phraseMeanings([['decline', phrases('options.declined')]]);
const declines = wordingTest('start', phrases('options.declines'));
const findRestated = phraseFinder(phrases('options.restates'));

/** Declining to answer; the profile's word for it is `decline`. */
export const declineMeaning: OptionMeaning = ({ text }) => {
  const words = fold(text);
  return declined.of(words) || (declines(words) && findRestated(words) === null) ? ['decline'] : [];
};
