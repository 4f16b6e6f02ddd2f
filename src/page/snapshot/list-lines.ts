import { nameOf } from '../names/name-of';
import { keysOf, numberRows } from '../refs/list-refs';
import { documentScroller, scrollerOf, scrollStateOf } from '../scrolling/find-scroller';
import { estimateTokens } from './estimate-tokens';
import type { ListPart } from './part';
import { quote } from './quote';
import { readRow } from './read-row';
import { rowLine, type ShownLine } from './row-line';

/** Less than this below is a border. CSS pixels. */
const nothing = 8;

/** Rows with more controls than this have tags or the like, which differ from row to row. */
const mostKeys = 4;

export interface RowRange {
  first: number;
  last: number;
}

/** A list on the way to its lines. Rows are read only as far as they may be shown: a folded one costs the same at any length. */
export interface OpenList {
  id: string;
  name: string;
  total: number;
  /** How many the page says there are in all; null where it does not. */
  announced: number | null;
  /** The rows that were asked for, from 1: then only these are read; null: from the first on. */
  range: RowRange | null;
  /** Lines of the first rows that have something to show; all of them where `isWhole`. */
  lines: ShownLine[];
  /** The number of the row of each line, from 1. */
  numbers: number[];
  isWhole: boolean;
  /** How many rows stand empty, waiting to be scrolled to, as far as they were read. */
  empty: number;
  /** Words that address the controls in a row, as far as the rows that were read have them. */
  keys: string[];
  /** How much more there is in what scrolls the list by itself; null where the page scrolls it. CSS pixels. */
  below: number | null;
  tokens: number;
}

/** Reads the rows of a list until it has taken that many tokens, and at least `leastRows` with something to show; or those that were asked for. */
export function openList(part: ListPart, leastRows: number, mostTokens: number, range: RowRange | null): OpenList {
  const { list, rows, announced } = part;
  const open: OpenList = {
    id: numberRows(list, rows),
    name: nameOf(list),
    total: rows.length,
    announced,
    range,
    lines: [],
    numbers: [],
    isWhole: true,
    empty: 0,
    keys: [],
    below: belowIn(scrollerOf(list)),
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

function readInto(open: OpenList, row: Element, number: number): void {
  const parts = readRow(row);
  if (parts.main === null && parts.texts.length === 0) {
    open.empty += 1;
    return;
  }
  const line = rowLine(number, parts);
  open.lines.push(line);
  open.numbers.push(number);
  open.tokens += estimateTokens(line.text) + 1;
  if (open.keys.length === 0) open.keys = keysOf(parts);
}

/** `list L1 "Results" 500 rows, 5 shown, 495 alike below: L1.6 to L1.500, each with .save, scrolls by itself, more below`. */
export function listLine(open: OpenList, shown: number): string {
  const { id, name, total, announced, empty, isWhole } = open;
  const isFolded = !isWhole || shown < open.lines.length;
  const all = announced === null ? '' : ` of ${announced}`;
  const facts = [`${id}${name ? ` ${quote(name, 80)}` : ''} ${total} rows${all}`];
  if (open.range || isFolded) facts.push(...foldedFacts(open, shown));
  if (empty > 0) facts.push(isWhole ? `${empty} still empty` : 'some still empty');
  if (open.below !== null) facts.push(`scrolls by itself, ${open.below > nothing ? 'more below' : 'at its end'}`);
  return `list ${facts.join(', ')}`;
}

function foldedFacts({ id, total, keys, range, numbers }: OpenList, shown: number): string[] {
  const words = keys.slice(0, mostKeys).map((key) => `.${key}`);
  const each = words.length > 0 ? `, each with ${words.join(' ')}` : '';
  const last = numbers[shown - 1] ?? 0;
  if (range === null)
    return [`${shown} shown`, `${total - last} alike below: ${id}.${last + 1} to ${id}.${total}${each}`];
  const rows = shown > 0 ? `rows ${numbers[0]} to ${last} shown` : 'no such row';
  return [rows, `all alike: ${id}.1 to ${id}.${total}${each}`];
}
