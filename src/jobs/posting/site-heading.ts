import { isTitleText } from '@/jobs/text-kind/title-text';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteNameTest } from './site-witnesses';

/** Tests whether a heading is what the whole site is called, as at the head of many small ones, and so no posting's title. */
export function siteHeadingTest(lines: readonly PostingLine[], names: PostingNames): (line: PostingLine) => boolean {
  const isSiteName = siteNameTest(lines, names);
  return ({ text, headingLevel }) => headingLevel > 0 && !isTitleText(text) && isSiteName(text);
}
