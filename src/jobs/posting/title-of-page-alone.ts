import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { plainText } from '@/language/fold/plain-letters';
import { isCallText, isDetailsText } from '@/language/words/jobs/seeking-words';
import { isCareersPart, isCareersText, isMenuEntry } from '@/language/words/pages/careers-words';
import { percentDecoded } from '@/url/percent-decoded';
import { parseWebAddress } from '@/url/web-url';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteNameTest } from './site-witnesses';
import { titleParts } from './title-parts';

/** Characters of an address that many titles have. */
const leastLength = 6;

/**
 * What the page is called, and its address too: "Accountant | Acme" at "/jobs/accountant-24867". Only for pages without a heading, whose
 * title stands nowhere else. Null if the address does not say it.
 */
export function titleOfPageAlone(
  lines: readonly PostingLine[],
  { titles, addresses = [] }: PostingNames,
): string | null {
  const hasHeading = lines.some(({ headingLevel, surroundings }) => headingLevel > 0 && surroundings === 'content');
  if (hasHeading) return null;
  const paths = addresses.map((address) => `-${slugOf(pathOf(address))}-`);
  const isInPath = (part: string) => paths.some((path) => path.includes(`-${slugOf(part)}-`));
  const firsts = titles
    .map((title) => titleParts(title.trim()))
    .flatMap(([first = '', ...rest]) => (rest.length > 0 ? first : []));
  return firsts.find((part) => part.length >= leastLength && isInPath(part)) ?? null;
}

/** Words of what a page may be called. */
const mostWords = 12;

/**
 * What a page is called beside its site, where its only heading says what all such pages are: "Nurse – Acme" above "Open positions". Null
 * unless one of the two names is the site's.
 */
export function titleBesideSite(lines: readonly PostingLine[], names: PostingNames): string | null {
  const headings = lines.filter(({ headingLevel, surroundings }) => headingLevel > 0 && surroundings === 'content');
  if (!headings.some(({ text }) => saysOnlyJobs(text))) return null;
  const isSiteName = siteNameTest(lines, names);
  const parts = titleParts((names.titles[0] ?? '').trim()).map((part) => part.trim());
  const [only, another] = parts.filter((part) => !isSiteName(part));
  if (parts.length !== 2 || only === undefined || another !== undefined) return null;
  const isTitle = !saysOnlyJobs(only) && !isMenuEntry(only) && beginsLikeName(only) && countWords(only) <= mostWords;
  return isTitle ? only : null;
}

const saysOnlyJobs = (text: string): boolean =>
  [isCareersText, isCareersPart, isCallText, isDetailsText].some((says) => says(text));

function pathOf(address: string): string {
  const { pathname } = parseWebAddress(address) ?? { pathname: '' };
  return percentDecoded(pathname);
}

function slugOf(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}]+/gu, '-');
}
