import { comparableText } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isDescriptionHeading } from '@/language/words/jobs/posting-section-words';
import type { PostingTitle } from './find-title';
import { type LineSegment, segmentsOf } from './line-segment';
import type { ProseRun } from './maximal-runs';
import { isControlOnly, isLinkOnly, type PostingLine } from './posting-line';

/** Number of lines around the title that may be about the posting. */
const linesBefore = 20;
const linesAfter = 40;

/** The segments of the lines around the title, down to the description. */
export function headerSegments(
  lines: readonly PostingLine[],
  title: PostingTitle,
  description: ProseRun | null,
): LineSegment[] {
  const start = Math.max(0, title.index - linesBefore);
  const limit = description && description.start > title.index ? description.start : lines.length;
  return lines
    .slice(start, Math.min(title.index + linesAfter, limit))
    .flatMap((line, offset) => (isAside(line) ? [] : segmentsOf(line, start + offset)))
    .filter(({ text, lineIndex }) => {
      if (lineIndex === title.index || comparableText(text) === comparableText(title.text)) return false;
      return fieldOfLabel(text) === null && !isDescriptionHeading(text);
    });
}

/** Navigation, controls and menus. */
function isAside(line: PostingLine): boolean {
  if (line.surroundings !== 'content' || isControlOnly(line) || saysApply(line.text)) return true;
  return isLinkOnly(line) && line.pieces.length > 3;
}
