import { assignRowRefs } from '@/page/dom/refs/row-refs';
import type { FrameSlot, SnapshotElement, SnapshotList } from '@/page-api/snapshot-requests';
import { estimateTokens } from './estimate-tokens';
import { listLine, type PendingList, type RowRange, startList } from './list-lines';
import type { ShowRequest } from './show-request';
import type { ListPart, SnapshotPart } from './snapshot-part';

/** Rows that a folded list shows; the lower number if that is still too much. */
const foldedRows = [5, 2] as const;

/** Lines and the elements they show. */
export interface FoldedLines {
  lines: string[];
  tokens: number;
  elements: SnapshotElement[];
  lists: SnapshotList[];
  frames: FrameSlot[];
}

interface Shown {
  open: PendingList;
  rows: number;
  mayFold: boolean;
}

/** Writes the parts as lines; over budget, the longest lists are folded in turn, except for what was requested. */
export function foldLists(parts: SnapshotPart[], tokenBudget: number, request: ShowRequest): FoldedLines {
  const fixed = parts.reduce((sum, part) => sum + (part.kind === 'list' ? 20 : lineTokens(part)), 0);
  const room = Math.max(tokenBudget - fixed, 0);
  const shown = new Map<SnapshotPart, Shown>();
  for (const part of parts) {
    if (part.kind !== 'list') continue;
    const isAsked = request.overlay && part.isOverlay;
    const open = startList(
      part,
      foldedRows[0],
      isAsked ? Number.POSITIVE_INFINITY : room,
      rangeFor(part, parts, request),
    );
    shown.set(part, { open, rows: open.lines.length, mayFold: !isAsked && open.range === null });
  }
  const lists = Array.from(shown.values());
  const taken = lists.filter(({ mayFold }) => !mayFold).reduce((sum, { open }) => sum + open.tokens, 0);
  const foldable = lists.filter(({ mayFold }) => mayFold);
  for (const rows of foldedRows) foldLongest(foldable, rows, Math.max(room - taken, 0));
  return writeLines(parts, shown);
}

/** The requested rows of the named list, else of the longest. */
function rangeFor(part: ListPart, parts: readonly SnapshotPart[], { rows }: ShowRequest): RowRange | null {
  if (!rows) return null;
  if (rows.list !== null) return assignRowRefs(part.list, part.rows) === rows.list ? rows : null;
  const lists = parts.filter((other) => other.kind === 'list');
  const longest = Math.max(...lists.map((other) => other.rows.length));
  return part.rows.length === longest ? rows : null;
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

function writeLines(parts: SnapshotPart[], shown: Map<SnapshotPart, Shown>): FoldedLines {
  const written: FoldedLines = { lines: [], tokens: 0, elements: [], lists: [], frames: [] };
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

function writeList(written: FoldedLines, { open, rows }: Shown, indent: number): void {
  writeLine(written, listLine(open, rows), indent, []);
  for (const { text, elements } of open.lines.slice(0, rows)) writeLine(written, text, indent + 1, elements);
  written.lists.push({ id: open.id, name: open.name, rows: open.total, shown: rows });
}

function writeLine(written: FoldedLines, text: string, indent: number, elements: SnapshotElement[]): void {
  written.lines.push(`${'  '.repeat(indent)}${text}`);
  written.tokens += estimateTokens(text) + 1;
  written.elements.push(...elements);
}
