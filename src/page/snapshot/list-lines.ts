import { readRow } from '@/page/dom/refs/row-controls';
import { assignRowRefs, controlKeysOf } from '@/page/dom/refs/row-refs';
import { documentScroller, scrollerAround, scrollStateOf } from '@/page/dom/scrolling/find-scroller';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { estimateTokens } from './estimate-tokens';
import { quote } from './quote';
import { rowLine, type SnapshotLine } from './row-line';
import type { ListPart } from './snapshot-part';

/** CSS pixels. Less than this below is a border. */
const nothing = 8;

/** Rows with more controls contain tags or the like, which differ between rows. */
const mostKeys = 4;

export interface RowRange {
  first: number;
  last: number;
}

/** A list being turned into lines. Rows are read only as far as they may be shown: a folded list costs the same at any length. */
export interface PendingList {
  id: string;
  name: string;
  total: number;
  /** The announced total; null if there is none. */
  announced: number | null;
  /** The requested rows, from 1: then only these are read; null: from the first on. */
  range: RowRange | null;
  /** Lines of the first rows with content; all of them if `isWhole`. */
  lines: SnapshotLine[];
  /** Each line's row number, from 1. */
  numbers: number[];
  isWhole: boolean;
  /** How many of the rows read are empty placeholders. */
  empty: number;
  /** Words for the controls in the rows read. */
  keys: string[];
  /** What remains below in the list's own scroller; null if the page scrolls it. CSS pixels. */
  below: number | null;
  tokens: number;
}

/** Reads a list's rows up to a number of tokens, and at least `leastRows` with content; or the requested ones. */
export function startList(part: ListPart, leastRows: number, mostTokens: number, range: RowRange | null): PendingList {
  const { list, rows, announced } = part;
  const open: PendingList = {
    id: assignRowRefs(list, rows),
    name: accessibleName(list),
    total: rows.length,
    announced,
    range,
    lines: [],
    numbers: [],
    isWhole: true,
    empty: 0,
    keys: [],
    below: belowIn(scrollerAround(list)),
    tokens: 0,
  };
  const [start, end] = range ? [range.first - 1, range.last] : [0, rows.length];
  for (const [place, row] of rows.slice(start, end).entries()) {
    if (range === null && open.tokens > mostTokens && open.lines.length >= leastRows) {
      open.isWhole = false;
      break;
    }
    readInto(open, row, start + place + 1);
  }
  return open;
}

function belowIn(scroller: Element): number | null {
  if (scroller === documentScroller()) return null;
  const { top, height, viewport } = scrollStateOf(scroller);
  return height - viewport - top;
}

function readInto(open: PendingList, row: Element, number: number): void {
  const parts = readRow(row);
  // A row that is being written in has a field alone.
  const hasField = parts.others.some(({ action }) => action === 'type');
  if (parts.main === null && parts.texts.length === 0 && !hasField) {
    open.empty += 1;
    return;
  }
  const line = rowLine(number, row, parts);
  open.lines.push(line);
  open.numbers.push(number);
  open.tokens += estimateTokens(line.text) + 1;
  if (open.keys.length === 0) open.keys = controlKeysOf(parts);
}

/** `list L1 "Results" 500 rows, 5 shown, 495 alike below: L1.6 to L1.500, each with .save, scrolls by itself, more below`. */
export function listLine(open: PendingList, shown: number): string {
  const { id, name, total, announced, empty, isWhole } = open;
  const isFolded = !isWhole || shown < open.lines.length;
  const all = announced === null ? '' : ` of ${announced}`;
  const facts = [`${id}${name ? ` ${quote(name, 80)}` : ''} ${total} rows${all}`];
  if (open.range || isFolded) facts.push(...foldedFacts(open, shown));
  if (empty > 0) facts.push(isWhole ? `${empty} still empty` : 'some still empty');
  if (open.below !== null) facts.push(`scrolls by itself, ${open.below > nothing ? 'more below' : 'at its end'}`);
  return `list ${facts.join(', ')}`;
}

function foldedFacts({ id, total, keys, range, numbers }: PendingList, shown: number): string[] {
  const words = keys.slice(0, mostKeys).map((key) => `.${key}`);
  const each = words.length > 0 ? `, each with ${words.join(' ')}` : '';
  const last = numbers[shown - 1] ?? 0;
  if (range === null)
    return [`${shown} shown`, `${total - last} alike below: ${id}.${last + 1} to ${id}.${total}${each}`];
  const rows = shown > 0 ? `rows ${numbers[0]} to ${last} shown` : 'no such row';
  return [rows, `all alike: ${id}.1 to ${id}.${total}${each}`];
}
