import { isTitleText } from '@/jobs/text-kind/title-text';
import { containsWords } from '@/language/fold/comparable-text';
import { once } from '@/std/once';
import { withoutEndSlash } from '@/url/web-url';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteNameTest } from './site-witnesses';

/**
 * Tests whether a heading is what the whole site is called, as at the head of many small ones, or leads to another page or heads the menu as a
 * site's name does, and so is no posting's title.
 */
export function siteHeadingTest(lines: readonly PostingLine[], names: PostingNames): (line: PostingLine) => boolean {
  const isSiteName = siteNameTest(lines, names);
  const own = new Set((names.addresses ?? []).map(pathOf));
  // A page that says no address of its own may be of any.
  const leadsOff = ({ pieces }: PostingLine) =>
    own.size > 0 && pieces.length > 0 && pieces.every(({ url }) => url !== null && !own.has(pathOf(url)));
  const isAboveMenu = once(() => new Set(lines.filter((_, index) => lines[index + 1]?.surroundings === 'navigation')));
  /** "Nurse wanted" of a page that is called "Nurse". */
  const namesPage = once(() =>
    lines.some(
      ({ text, headingLevel }) => headingLevel > 0 && names.titles.some((title) => containsWords(text, title)),
    ),
  );
  const headsMenu = (line: PostingLine) =>
    line.linkLength >= line.text.length &&
    isAboveMenu().has(line) &&
    !names.titles.some((title) => containsWords(title, line.text)) &&
    (headsJob() || namesPage());
  const headsJob = once(() => lines.some((line) => line.headingLevel > 0 && isTitleText(line.text) && !leadsOff(line)));
  return (line) =>
    line.headingLevel > 0 &&
    !isTitleText(line.text) &&
    (isSiteName(line.text) || (line.headingLevel === 1 && (headsMenu(line) || (leadsOff(line) && headsJob()))));
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? withoutEndSlash(url.pathname) + url.search : address;
}
