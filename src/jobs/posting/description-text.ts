import { saysApply } from '@/language/words/controls/apply-control-words';
import { isControlOnly, isLinkOnly, type PostingLine } from './posting-line';

/** A description as plain text: one line per heading, paragraph or list item, without controls. */
export function descriptionText(lines: readonly PostingLine[]): string {
  return lines
    .filter((line) => line.surroundings === 'content' && !isControl(line))
    .map((line) => line.text)
    .join('\n');
}

/** A button, or a link that looks like one. */
function isControl(line: PostingLine): boolean {
  return isControlOnly(line) || (isLinkOnly(line) && saysApply(line.text));
}
