import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { isControlOnly, isLinkOnly, type PostingLine } from './posting-line';

/** Lines of facts between a posting's head and its text, at most, and words of one. */
const mostFacts = { lines: 8, words: 6 };
const factKinds = [isPlaceText, isEmploymentText, isPostedText, isSalaryText];

/** A description as plain text: one line per heading, paragraph or list item, without controls and the facts that stand above it. */
export function descriptionText(lines: readonly PostingLine[]): string {
  return withoutFactsAbove(lines)
    .filter((line) => line.surroundings === 'content' && !isControl(line))
    .map((line) => line.text)
    .join('\n');
}

/** In a page an element may hold both, and its text begins below them. */
function withoutFactsAbove(lines: readonly PostingLine[]): readonly PostingLine[] {
  const start = lines.findIndex((line) => !isFact(line));
  return start > 0 && start <= mostFacts.lines ? lines.slice(start) : lines;
}

function isFact({ text, element, headingLevel }: PostingLine): boolean {
  if (!element || headingLevel > 0 || countWords(text) > mostFacts.words) return false;
  return factKinds.some((is) => is(text));
}

/** Share of a line's characters in its links and buttons. */
const leastOfBar = 0.6;

/** A button, a link that looks like one, or a bar of them: "Apply now · Refer a friend · Share this job: …". */
function isControl(line: PostingLine): boolean {
  const isBar = line.controlLength > 0 && line.controlLength + line.linkLength >= leastOfBar * line.text.length;
  return isBar || isControlOnly(line) || (isLinkOnly(line) && saysApply(line.text));
}
