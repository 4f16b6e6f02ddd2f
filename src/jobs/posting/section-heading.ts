import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';

/** Headings of one level, at least, that part a text: a company or a place may be a heading of its own. */
const leastLike = 2;

/** Whether a line heads a part of the page as others of its level do, as in "About us", "Your tasks", "We offer". */
export function isSectionHeading(line: PostingLine, { lines }: Pick<PostingHeader, 'lines'>): boolean {
  const { headingLevel } = line;
  if (headingLevel === 0) return false;
  return lines.filter((other) => other !== line && other.headingLevel === headingLevel).length >= leastLike;
}
