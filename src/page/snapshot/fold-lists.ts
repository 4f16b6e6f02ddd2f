import { estimateTokens } from './estimate-tokens';
import { listLine, type OpenList, openList } from './list-lines';
import type { Part } from './part';
import type { FrameSlot, SnapshotElement, SnapshotList } from './snapshot';

/** Rows that a folded list still shows; the lower number where that is not enough. */
const foldedRows = [5, 2] as const;

/** Lines with what they show. */
export interface Lines {
  lines: string[];
  tokens: number;
  elements: SnapshotElement[];
  lists: SnapshotList[];
  frames: FrameSlot[];
}

interface Shown {
  open: OpenList;
  rows: number;
}

/** Writes the parts as lines; where they take more than the budget the longest lists are folded, one after the other. */
export function foldLists(parts: Part[], tokenBudget: number): Lines {
  const fixed = parts.reduce((sum, part) => sum + (part.kind === 'list' ? 20 : lineTokens(part)), 0);
  const room = Math.max(tokenBudget - fixed, 0);
  const shown = new Map<Part, Shown>();
  for (const part of parts) {
    if (part.kind !== 'list') continue;
    const open = openList(part, foldedRows[0], room);
    shown.set(part, { open, rows: open.lines.length });
  }
  for (const rows of foldedRows) foldLongest(Array.from(shown.values()), rows, room);
  return writeLines(parts, shown);
}

function lineTokens({ text }: { text: string }): number {
  return estimateTokens(text) + 1;
}

function foldLongest(lists: Shown[], rows: number, room: number): void {
  const tokensOf = (list: Shown) =>
    list.open.lines.slice(0, list.rows).reduce((sum, { text }) => sum + estimateTokens(text) + 1, 0);
  let total = lists.reduce((sum, list) => sum + tokensOf(list), 0);
  for (const list of lists.toSorted((one, other) => tokensOf(other) - tokensOf(one))) {
    const mustFold = !list.open.isWhole || total > room;
    if (!mustFold || list.rows <= rows || (list.rows <= foldedRows[0] && total <= room)) continue;
    total -= tokensOf(list);
    list.rows = rows;
    total += tokensOf(list);
  }
}

function writeLines(parts: Part[], shown: Map<Part, Shown>): Lines {
  const written: Lines = { lines: [], tokens: 0, elements: [], lists: [], frames: [] };
  for (const part of parts) {
    const list = shown.get(part);
    if (list) writeList(written, list, part.indent);
    else if (part.kind !== 'list')
      writeLine(written, part.text, part.indent, part.kind === 'line' ? part.elements : []);
    if (part.kind === 'frame') {
      written.frames.push({ ...part.frame, line: written.lines.length - 1, indent: part.indent });
    }
  }
  return written;
}

function writeList(written: Lines, { open, rows }: Shown, indent: number): void {
  writeLine(written, listLine(open, rows), indent, []);
  for (const { text, elements } of open.lines.slice(0, rows)) writeLine(written, text, indent + 1, elements);
  written.lists.push({ id: open.id, name: open.name, rows: open.total, shown: rows });
}

function writeLine(written: Lines, text: string, indent: number, elements: SnapshotElement[]): void {
  written.lines.push(`${'  '.repeat(indent)}${text}`);
  written.tokens += estimateTokens(text) + 1;
  written.elements.push(...elements);
}
