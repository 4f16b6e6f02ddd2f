import type { PageChange } from '@/page/contract';
import { withoutRefs } from './page-digest';

/** Lines of each kind that are kept, and how long they are: as the page's own comparison has it. */
const mostLines = 40;
const longestLine = 120;

/** What is told of a document that another one took the place of: the lines that only one of the two has. */
export function newDocumentChange(textBefore: string, textAfter: string): PageChange {
  const before = linesOf(textBefore);
  const after = linesOf(textAfter);
  const added = without(after, before);
  const removed = without(before, after);
  return {
    opened: [],
    closed: [],
    lists: [],
    values: [],
    added: added.slice(0, mostLines).map(cut),
    addedCount: added.length,
    removed: removed.slice(0, mostLines).map(cut),
    removedCount: removed.length,
  };
}

/** Without the first line, which is the page's address, and without refs, which differ from document to document. */
function linesOf(text: string): string[] {
  return withoutRefs(text)
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

function cut(line: string): string {
  return line.slice(0, longestLine);
}
