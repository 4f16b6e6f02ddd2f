import { isTitleText } from '@/jobs/text-kind/title-text';
import { holdsCareersWords, isCallToJoin, isCareersPart, isCareersText } from '@/language/words/pages/careers-words';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { titleParts } from './title-parts';

/**
 * The line of the one heading that reads like a job's title on a page that is called after careers and begins with a heading about something
 * else: "Join our team" above the only opening of a small firm. What stands below "Open positions" is set as if it were a heading. -1 if there
 * is none, or several.
 */
export function findOnlyOpening(
  lines: readonly PostingLine[],
  { titles }: PostingNames,
  mayBeTitle: (line: PostingLine) => boolean,
): number {
  const isOfCareers = titles
    .flatMap(titleParts)
    .some((part) => isCareersText(part) || isCareersPart(part) || isCallToJoin(part));
  if (!isOfCareers) return -1;
  const headings = lines.filter(
    (line, index) => line.surroundings === 'content' && (line.headingLevel > 0 || isListedAsOpen(lines, index)),
  );
  const openings = headings.filter(
    (line) => isTitleText(line.text) && !holdsCareersWords(line.text) && mayBeTitle(line),
  );
  const [only, another] = openings;
  return only && !another && only !== headings[0] ? lines.indexOf(only) : -1;
}

/** Whether a line, no sentence, stands under the heading of what is open, before the next heading. */
function isListedAsOpen(lines: readonly PostingLine[], index: number): boolean {
  if (/[.!?…。]$/u.test(lines[index]?.text ?? '')) return false;
  const heading = lines.findLast((line, at) => at < index && line.headingLevel > 0);
  return heading !== undefined && isCareersText(heading.text);
}
