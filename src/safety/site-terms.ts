/** What a site's terms say about extensions that act on it: shown to the user once, who then decides. */
export interface SiteTerms {
  /** Host the notice applies to, with all its subdomains. Agreement is stored under it. */
  host: string;
  /** The site's common name. */
  name: string;
  /** Quotes from the terms. */
  quotes: string[];
  /** Where they say so. */
  document: string;
  url: string;
  /** When the quotes were last checked, YYYY-MM. */
  asOf: string;
}

/** Sites whose terms object to automation. Entries are added once someone has read the terms, never by guess. */
const siteNotices: SiteTerms[] = [
  {
    host: 'linkedin.com',
    name: 'LinkedIn',
    quotes: [
      'software, devices, scripts, robots or any other means (such as crawlers, browser plugins and add-ons…) to scrape or copy the Services',
      'bots or other unauthorized automated methods to access the Services',
    ],
    document: 'User Agreement, section 8.2',
    url: 'https://www.linkedin.com/legal/user-agreement',
    asOf: '2026-11',
  },
];

/** The notice for a host (`de.linkedin.com`); null if none is known. */
export function siteTermsOf(site: string): SiteTerms | null {
  return siteNotices.find(({ host }) => site === host || site.endsWith(`.${host}`)) ?? null;
}
