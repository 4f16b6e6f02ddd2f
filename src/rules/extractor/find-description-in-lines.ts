import type { NumberedLine } from '@/jobs/posting/parse-numbered-text';
import { isLinkOnly } from '@/jobs/posting/posting-line';
import { countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { isDescriptionHeading, isOtherContentHeading } from '@/language/words/jobs/posting-section-words';

/** A line with this many words is prose. */
const proseWords = 15;
/** Fewer words are not a description. */
const leastWords = 15;
/** A description's heading has prose within this many lines. */
const underHeading = 6;

export interface LineRange {
  firstLine: number;
  lastLine: number;
}

/** From the description's heading, or the first prose, to where it is no longer about the job; null if there is no prose. */
export function findDescriptionInLines(lines: readonly NumberedLine[]): LineRange | null {
  const prose = lines.findIndex(isProse);
  const heading = lines.findIndex(
    ({ text }, place) =>
      isDescriptionHeading(text) && lines.slice(place + 1, place + 1 + underHeading).some(isSentence),
  );
  const start = Math.min(...[prose, heading === -1 ? -1 : heading + 1].filter((place) => place !== -1), lines.length);
  const part = withoutEnd(lines.slice(start));
  const [first, last] = [part[0], part.at(-1)];
  const words = part.reduce((sum, { text }) => sum + countWords(text), 0);
  if (!first || !last || words < leastWords) return null;
  return { firstLine: first.number, lastLine: last.number };
}

/** Up to what follows a posting, and without the controls below its text. */
function withoutEnd(lines: readonly NumberedLine[]): NumberedLine[] {
  const other = lines.findIndex(({ text }, place) => place > 0 && isOtherContentHeading(text));
  const kept = other === -1 ? [...lines] : lines.slice(0, other);
  return kept.slice(0, kept.findLastIndex((line) => !isControl(line)) + 1);
}

function isProse({ text }: NumberedLine): boolean {
  return countWords(text) >= proseWords;
}

function isSentence({ text }: NumberedLine): boolean {
  return countWords(text) >= 8;
}

/** Controls have few words; a line that is all links consists of them. */
function isControl(line: NumberedLine): boolean {
  return saysApply(line.text) || isLinkOnly(line);
}
