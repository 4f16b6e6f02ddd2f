import type { FieldRule } from '@/domain/page/recipe';
import { countWords } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { visibleText } from '@/page/dom/text/visible-text';
import { isSameValueText } from '@/page/list/learning/value-slots';

/** Words a label may have. */
const longestLabel = 4;

/** A rule that finds a value by the label before it, on its line or the one above, anywhere in the scope; null without a label. */
export function labelRule(scope: Element, value: string): FieldRule | null {
  const lines = visibleText(scope).split('\n');
  for (const [index, line] of lines.entries()) {
    const pattern = isSameValueText(line, value) ? labelAbove(lines[index - 1]) : labelInLine(line, value);
    if (pattern) return { selector: '', read: 'text', nth: 0, part: null, pattern, kind: null };
  }
  return null;
}

function labelAbove(label: string | undefined): string | null {
  if (label === undefined || !isLabel(label)) return null;
  return `(?:^|\\n)${RegExp.escape(label)}\\n([^\\n]+)`;
}

function labelInLine(line: string, value: string): string | null {
  const at = line.search(/[:：]/) + 1;
  const label = line.slice(0, at);
  if (at < 2 || countWords(label) > longestLabel || !isSameValueText(line.slice(at), value)) return null;
  return `(?:^|\\n)${RegExp.escape(label)}\\s*([^\\n]+)`;
}

function isLabel(text: string): boolean {
  return fieldOfLabel(text) !== null || (/[:：]$/.test(text) && countWords(text) <= longestLabel);
}
