import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { comparableText, countWords } from '@/language/fold/comparable-text';
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
/** Words of a fact in a list, and how many of them may stand before the prose. */
const shortItem = 4;
const mostItems = 6;

/** The segments of the lines around the title, down to the description. */
export function headerSegments(
  lines: readonly PostingLine[],
  title: PostingTitle,
  description: ProseRun | null,
): LineSegment[] {
  const start = Math.max(0, title.index - linesBefore);
  const limit = description && description.start > title.index ? proseStart(lines, description) : lines.length;
  return lines
    .slice(start, Math.min(title.index + linesAfter, limit))
    .flatMap((line, offset) =>
      isAside(line) ? [] : withPlacesJoined(segmentsOf(line, start + offset).flatMap(kindApart)),
    )
    .filter(({ text, lineIndex }) => {
      if (
        lines[lineIndex]?.element?.isTerm ||
        lineIndex === title.index ||
        comparableText(text) === comparableText(title.text)
      )
        return false;
      return fieldOfLabel(text) === null && !isDescriptionHeading(text);
    });
}

/** A description may begin with the few short items of a list: place, hours and kind of the job. */
function proseStart(lines: readonly PostingLine[], { start, end }: ProseRun): number {
  const prose = lines.findIndex(
    (line, index) => index >= start && (!line.isListItem || countWords(line.text) > shortItem),
  );
  return prose - start <= mostItems && prose < end ? prose : start;
}

/** "Full-time, Boston, MA": two facts that only a comma parts. */
function kindApart(segment: LineSegment): LineSegment[] {
  const parts = segment.text.split(', ');
  const kind = parts.findIndex((part) => isEmploymentText(part));
  const rest = parts.filter((_, index) => index !== kind).join(', ');
  const isAtEnd = kind === 0 || kind === parts.length - 1;
  if (kind < 0 || !isAtEnd || isEmploymentText(rest) || !isPlaceText(rest)) return [segment];
  return [parts[kind] ?? '', rest].map((text, index) => ({ ...segment, text, index: segment.index + index }));
}

/** Places beside each other, each in an element of its own, are all where the job is. */
function withPlacesJoined(segments: LineSegment[]): LineSegment[] {
  const [first, ...others] = segments;
  if (!first?.element || others.length === 0) return segments;
  const holder = first.element.outer;
  const areBeside = others.every(({ element }) => element && element !== first.element && element.outer === holder);
  if (!areBeside || !segments.every(({ text }) => isPlaceText(text))) return segments;
  return [{ ...first, text: segments.map(({ text }) => text).join('; ') }];
}

/** Navigation, controls and menus. */
function isAside(line: PostingLine): boolean {
  if (line.surroundings !== 'content' || isControlOnly(line) || saysApply(line.text)) return true;
  return isLinkOnly(line) && line.pieces.length > 3;
}
