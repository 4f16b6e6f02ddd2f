import { isTitleText } from '@/jobs/text-kind/title-text';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { isSiteCalled } from './site-witnesses';

/** Whether a heading is what the whole site is called, as at the head of many small ones, and so no posting's title. */
export function isSiteHeading(
  { text, headingLevel }: PostingLine,
  lines: readonly PostingLine[],
  names: PostingNames,
): boolean {
  return headingLevel > 0 && !isTitleText(text) && isSiteCalled(text, lines, names);
}
