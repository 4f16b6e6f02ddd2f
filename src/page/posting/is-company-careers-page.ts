import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import type { DocumentHead } from '@/page/dom/text/document-head-names';

const findCareers = phraseFinder(phrases('pages.careersSite'));

/**
 * True if the page is the company's own: its name is next to a word for careers in the site's name, which ends most page titles ("Nurse –
 * Acme careers").
 */
export function isCompanyCareersPage({ titles, siteName }: DocumentHead, company: string): boolean {
  const siteNames = titles.map((title) => title.split(/\s[|–—-]\s/).at(-1) ?? '').concat(siteName ?? '');
  const companyWords = fold(company);
  return siteNames.some((name) => {
    const words = fold(name);
    if (companyWords === '' || !` ${words} `.includes(` ${companyWords} `)) return false;
    return findCareers(replaceFolded(words, companyWords)) !== null;
  });
}
