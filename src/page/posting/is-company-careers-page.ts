import { comparableText, containsWords } from '@/language/fold/comparable-text';
import type { DocumentHead } from './document-head-names';

/** Words for the careers section of a company's site. */
const careers =
  /(?<!\p{L})(?:careers?|jobs?|vacancies|join us|karriere|stellen|stellenangebote|carri[eè]res?|recrutement|emplois|empleos?|trabaja con nosotros|carreras|lavora con noi|carriere|werken bij|vacatures|vagas|carreiras|trabalhe conosco|kari[eé]ra|volná místa|praca|jobb|ura)(?!\p{L})/u;

/**
 * True if the page is the company's own: its name is next to a word for careers in the site's name, which ends most page titles ("Nurse –
 * Acme careers").
 */
export function isCompanyCareersPage({ titles, siteName }: DocumentHead, company: string): boolean {
  const siteNames = titles.map((title) => title.split(/\s[|–—-]\s/).at(-1) ?? '').concat(siteName ?? '');
  return siteNames.some(
    (name) => containsWords(name, company) && careers.test(comparableText(name).replace(comparableText(company), ' ')),
  );
}
