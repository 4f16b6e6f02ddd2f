import { canonicalUrl } from './canonical-url';
import { wordsOnly } from './comparable-text';

/** What is known of a posting that can tell it from others. */
export interface JobTraits {
  /** Host without `www.`. */
  site: string;
  siteJobId: string | null;
  url: string | null;
  /** Address of the list it was found in: an address equal to it names no posting. */
  searchUrl: string;
  title: string;
  company: string | null;
  location: string | null;
}

/**
 * What makes it the same posting when seen again: the site's own id, else the canonical address, and only where there is
 * neither the normalised texts. Never the same over two sites unless the address is: the same title in two cities or on two
 * boards may well be two openings.
 */
export function jobKey(job: JobTraits): string {
  if (job.siteJobId) return `id:${job.site}/${job.siteJobId.normalize('NFKC').trim()}`;
  const url = postingUrl(job.url, job.searchUrl);
  return url ? `url:${url}` : textKey(job);
}

/** The key of a posting that shows neither id nor address. */
export function textKey({ site, title, company, location }: JobTraits): string {
  const texts = [normaliseTitle(title), normaliseCompany(company ?? ''), wordsOnly(location ?? '')];
  return `text:${site}|${texts.join('|')}`;
}

/** True where the site itself says that these are two postings. */
export function areDistinct(one: JobTraits, other: JobTraits): boolean {
  if (one.site !== other.site || !one.siteJobId || !other.siteJobId) return false;
  return jobKey(one) !== jobKey(other);
}

/** The canonical address where it names one posting; null for the list's own address and for a site's front page. */
export function postingUrl(url: string | null, searchUrl: string): string | null {
  const canonical = url && canonicalUrl(url);
  if (!canonical || canonical === canonicalUrl(searchUrl)) return null;
  return /^https:\/\/[^/?]+$/.test(canonical) ? null : canonical;
}

/** Letters that stand for a gender in titles: man, woman, divers, homme, femme, vrouw, kobieta, all … */
const genderMark =
  /[([{]?(?<![\p{L}\p{N}])[mwfdxhvknia](?:\s*[/|*,:]\s*(?:[mwfdxhvknia]|div(?:ers|\.)?|gn)){1,4}(?![\p{L}\p{N}+#])[)\]}]?/gu;
const genderWords = /[([{]\s*(?:all genders?|alle geschlechter|gn|div(?:ers|\.)?|any gender)\s*[)\]}]/gu;

function normaliseTitle(title: string): string {
  return wordsOnly(fold(title).replace(genderWords, ' ').replace(genderMark, ' ')) || wordsOnly(title);
}

/** Forms of companies, dots taken out ("S.r.l." is `srl`). */
const legalForms =
  'gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|eg|ev|ug|haftungsbeschränkt|inc|incorporated|llc|llp|lp|ltd|limited|plc|corp|corporation|co|company|pty|pte|sa|sas|sasu|sarl|sàrl|srl|srls|spa|sl|slu|bv|nv|vof|oy|oyj|ab|asa|a/s|aps|kft|zrt|nyrt|sro|s r o|as|sp z oo|sp z o o|doo|d o o|ood|kk|gk';
const legalSuffix = new RegExp(`(?<![\\s,&+])(?:[\\s,&+]|\\bund\\b)+\\(?(?:${legalForms})\\)?$`, 'u');

function normaliseCompany(company: string): string {
  let name = fold(company).replaceAll('.', '').trim();
  while (legalSuffix.test(name)) name = name.replace(legalSuffix, '');
  return wordsOnly(name);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
