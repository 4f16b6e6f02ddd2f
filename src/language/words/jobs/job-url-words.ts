import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';
import { splitIdentifier } from './markup-field-names';

/** Words for postings in addresses and attribute names. */
const jobWords = phraseSet(phrases('jobs.nouns', 'url'));

/** Whether an address, class or attribute name mentions jobs: `/jobs/view/42`, `job-card`, `data-job-id`. */
export function hasJobUrlWord(name: string): boolean {
  return splitIdentifier(name).some((word) => jobWords.has(fold(word.replace(ofOne, ''))));
}

/** What some write on to the word for one of them: "jobdetail", "viewjob". */
const ofOne = /(?:details?|view|ad|info|page|posting|show)$|^(?:view|show)/u;
