import { isTitleText } from '@/jobs/text-kind/title-text';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteNameTest } from './site-witnesses';

/** Tests whether a heading is what the whole site is called, as at the head of many small ones, and so no posting's title. */
export function siteHeadingTest(lines: readonly PostingLine[], names: PostingNames): (line: PostingLine) => boolean {
  const isSiteName = siteNameTest(lines, names);
  const headsJob = lines.some((line) => line.headingLevel > 0 && isTitleText(line.text) && !leadsOff(line, names));
  return (line) =>
    line.headingLevel > 0 &&
    !isTitleText(line.text) &&
    (isSiteName(line.text) || (headsJob && line.headingLevel === 1 && leadsOff(line, names)));
}

/** Whether all of a heading leads to another page, as a site's name does; a page that says no address of its own may be of any. */
function leadsOff({ pieces }: PostingLine, { addresses = [] }: PostingNames): boolean {
  const own = new Set(addresses.map(pathOf));
  return addresses.length > 0 && pieces.length > 0 && pieces.every(({ url }) => url !== null && !own.has(pathOf(url)));
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.pathname.replace(/\/$/, '')}${url.search}` : address;
}
