import { plainText } from '@/language/fold/plain-letters';
import { percentDecoded } from '@/url/percent-decoded';
import { parseWebAddress } from '@/url/web-url';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
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

function pathOf(address: string): string {
  const { pathname } = parseWebAddress(address) ?? { pathname: '' };
  return percentDecoded(pathname);
}

function slugOf(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}]+/gu, '-');
}
