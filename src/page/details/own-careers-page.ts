import { comparableText, containsWords } from '@/domain/comparable-text';
import type { PageNames } from './page-names';

/** What companies call the part of their site where they look for people. */
const careers =
  /(?<!\p{L})(?:careers?|jobs?|vacancies|join us|karriere|stellen|stellenangebote|carri[eè]res?|recrutement|emplois|empleos?|trabaja con nosotros|carreras|lavora con noi|carriere|werken bij|vacatures|vagas|carreiras|trabalhe conosco|kari[eé]ra|volná místa|praca|jobb|ura)(?!\p{L})/u;

/**
 * True where the page is the company's own: its name stands beside a word for careers in the name of the site, which closes
 * the page's title on most sites ("Nurse – Acme careers").
 */
export function isOwnCareersPage({ titles, siteName }: PageNames, company: string): boolean {
  const siteNames = titles.map((title) => title.split(/\s[|–—-]\s/).at(-1) ?? '').concat(siteName ?? '');
  return siteNames.some(
    (name) => containsWords(name, company) && careers.test(comparableText(name).replace(comparableText(company), ' ')),
  );
}
