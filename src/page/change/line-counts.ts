import type { SnapshotPart } from '@/page/snapshot/snapshot-part';

/** How often each line occurs on a page, keyed by its text without state. */
export type LineCounts = Map<string, { text: string; count: number }>;

const mostLines = 40;
const longestLine = 120;

/** A snapshot's lines without refs and rows. States are not part of the key: they are compared separately. */
export function countLines(parts: readonly SnapshotPart[]): LineCounts {
  const counts: LineCounts = new Map();
  for (const part of parts) {
    if (part.kind !== 'line') continue;
    const text = part.text.replace(/^\[[A-Z]+: "[^"]*"\] /, '');
    const [element] = part.elements;
    const key = element ? `${element.role} ${element.name}` : withoutTime(text);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { text, count: 1 });
  }
  return counts;
}

/** A ticking clock is no change. */
function withoutTime(text: string): string {
  return text.replace(/(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g, '0:00');
}

/** Lines that increased in number: the first few as written, and the total. */
export function addedLines(before: LineCounts, after: LineCounts): { lines: string[]; count: number } {
  const lines: string[] = [];
  let count = 0;
  for (const [key, line] of after) {
    const more = line.count - (before.get(key)?.count ?? 0);
    if (more <= 0) continue;
    count += more;
    if (lines.length < mostLines) lines.push(cut(line.text));
  }
  return { lines, count };
}

/** Appends rows to the lines while there is room. */
export function appendRows(lines: readonly string[], rows: readonly string[]): string[] {
  return [...lines, ...rows.map((row) => cut(`row ${row}`))].slice(0, mostLines);
}

function cut(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;
}
