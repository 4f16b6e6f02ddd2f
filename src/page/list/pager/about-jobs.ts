import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { holdsCareersWords } from '@/language/words/pages/careers-words';
import { headings } from '@/page/dom/text/headings';
import { nameOfSection } from '../rows/folded-sections';

/** Parts of a site, and what its visitor fills in: no list of jobs is in those. */
export const aparts =
  'nav,header,footer,aside,form,dialog,[role=navigation],[role=banner],[role=contentinfo],[role=complementary],[role=search],[role=dialog],[role=menu],[role=toolbar]';
const findNoun = phraseFinder(phrases('jobs.nouns', 'says'));
/** Headings that say what a page is about. */
const mostHeadings = 4;

/** Whether a page says that it is about jobs, though it may list none. */
export function isAboutJobs(): boolean {
  const said = Array.from(document.querySelectorAll(headings)).slice(0, mostHeadings).map(nameOfSection);
  return (
    hasJobUrlWord(location.pathname) ||
    [document.title, ...said].some((text) => findNoun(fold(text)) !== null || holdsCareersWords(text))
  );
}
