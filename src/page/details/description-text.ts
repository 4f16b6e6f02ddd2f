import { saysApply } from '@/domain/apply-words';
import { isControlOnly, isLinkOnly, type Line } from './line';

/** A description as plain text: a line a paragraph or list item, without the controls inside it. */
export function descriptionText(lines: readonly Line[]): string {
  const marked = new Set<Element>();
  return lines
    .filter((line) => line.surroundings === 'content' && !isControl(line))
    .map((line) => {
      const item = line.isListItem ? line.block.closest('li, [role="listitem"]') : null;
      if (!item || marked.has(item)) return line.text;
      marked.add(item);
      return /^[•\-–*·▪]/.test(line.text) ? line.text : `• ${line.text}`;
    })
    .join('\n');
}

/** A button, or a link that looks like one. */
function isControl(line: Line): boolean {
  return isControlOnly(line) || (isLinkOnly(line) && saysApply(line.text));
}
