/** What the terms of a site say about extensions that act on it: told to the user once, who then decides. */
export interface SiteNotice {
  /** Host that the notice is for, with all hosts below it. Agreement is remembered under it. */
  host: string;
  /** The site as people call it. */
  name: string;
  /** What the terms say, in their words. */
  quotes: string[];
  /** Where they say so. */
  document: string;
  url: string;
  /** When the quotes were last compared, YYYY-MM. */
  asOf: string;
}

/** Sites whose terms speak against automation. Entries are added when someone has read the terms, never by guess. */
const siteNotices: SiteNotice[] = [
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

/** The notice for a host (`de.linkedin.com`), or null where none is known. */
export function noticeFor(site: string): SiteNotice | null {
  return siteNotices.find(({ host }) => site === host || site.endsWith(`.${host}`)) ?? null;
}
