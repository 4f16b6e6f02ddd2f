import type { Row } from '@/domain/page/page-readings';
import { comparableText } from '@/language/fold/comparable-text';

/** Rows of a list in the page's text that make a recipe for one of them wrong. */
const many = 4;
/** Characters of a title to look for: the text cuts long ones. */
const longestBeginning = 40;

/** Whether the page as text shows a single row that was read among several of its kind: as one of them, or as all of them together. */
export function isOneOfMany(pageText: string, rows: readonly Row[]): boolean {
  const [only, second] = rows;
  const title = comparableText(only?.fields.title ?? '').slice(0, longestBeginning);
  if (title === '' || second) return false;
  return listsIn(pageText).some(({ count, text }) => count >= many && comparableText(text).includes(title));
}

/** The lists of a snapshot: `list L1 "Results" 25 rows …`, and the lines of their rows. */
function listsIn(pageText: string): { count: number; text: string }[] {
  const lists: { indent: number; count: number; text: string }[] = [];
  for (const line of pageText.split('\n')) {
    const indent = line.length - line.trimStart().length;
    const [, count] = /^\s*list L\d+ (?:"[^"]*" )?(\d+) rows/.exec(line) ?? [];
    const open = lists.at(-1);
    if (count !== undefined) lists.push({ indent, count: Number(count), text: '' });
    else if (open && indent > open.indent) open.text += `\n${line}`;
  }
  return lists;
}
