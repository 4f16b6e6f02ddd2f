import { isWorkAtHand } from '../controls/work-at-hand';
import { type RowControl, type RowParts, readRow } from './row-controls';

interface HeldRow {
  element: WeakRef<Element>;
  /** The start of its text when numbered: virtual lists reuse elements for other rows. */
  beginning: string;
  /** What opened it when that was first asked: under the mouse a row shows more to press, which nobody meant. */
  opener?: WeakRef<Element>;
}

let prefix = '';
let count = 0;
const ids = new WeakMap<Element, string>();
const lists = new Map<string, HeldRow[]>();

/** Like `setRefPrefix`, for refs of rows. */
export function setListPrefix(framePrefix: string): void {
  prefix = framePrefix;
}

/** Numbers a list's rows so that `L1.137` refers to one from now on. Returns `L1`, always the same for a list. */
export function assignRowRefs(list: Element, rows: Element[]): string {
  let id = ids.get(list);
  if (!id?.startsWith(`${prefix}L`)) {
    count += 1;
    id = `${prefix}L${count}`;
    ids.set(list, id);
  }
  lists.set(
    id,
    rows.map((element) => ({ element: new WeakRef(element), beginning: beginningOf(element) })),
  );
  return id;
}

/**
 * The element of `L1.137` (what opens the row: its main control, else the row) or `L1.137.save` (a control in it); null if list or row are
 * gone, the row's text has changed, or it has no such control.
 */
export function elementOfRowRef(ref: string): Element | null {
  const [, id, number, key] = /^((?:f\d+)?L\d+)\.(\d+)(?:\.(.+))?$/.exec(ref) ?? [];
  const held = id === undefined ? undefined : lists.get(id)?.[Number(number) - 1];
  const row = held?.element.deref();
  if (!held || !row?.isConnected || beginningOf(row) !== held.beginning) return null;
  if (key === undefined) return openerOf(held, row);
  const parts = readRow(row);
  return parts.others.find((control, place) => keyOf(control, place, parts) === key)?.element ?? null;
}

function openerOf(held: HeldRow, row: Element): Element {
  const known = held.opener?.deref();
  if (known?.isConnected) return known;
  const opener = readRow(row).main?.element ?? (isWorkAtHand() ? textIn(row) : row);
  held.opener = new WeakRef(opener);
  return opener;
}

/** Where a person would press a row that has nothing to press: on what it says. */
function textIn(row: Element): Element {
  const saysItself = ({ childNodes }: Element) =>
    Array.from(childNodes).some((node) => node instanceof Text && /\S/.test(node.data));
  return [row, ...row.querySelectorAll('*')].find((part) => saysItself(part) && part.checkVisibility()) ?? row;
}

/** The words for a row's other controls, in order: `save`; `save-2` for the second with that name. */
export function controlKeysOf(parts: RowParts): string[] {
  return parts.others.map((control, place) => keyOf(control, place, parts));
}

function keyOf(control: RowControl, place: number, { main, others }: RowParts): string {
  const key = wordsOf(control, main);
  const before = others.slice(0, place).filter((other) => wordsOf(other, main) === key).length;
  return before === 0 ? key : `${key}-${before + 1}`;
}

/** Up to three words of the name, without those of the row ("Save Platform Engineer": `save`). */
function wordsOf({ name, role }: RowControl, main: RowControl | null): string {
  const known = new Set(splitWords(main?.name ?? ''));
  const words = splitWords(name);
  const own = words.filter((word) => !known.has(word));
  return (own.length > 0 ? own : words).slice(0, 3).join('-') || role || 'control';
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function beginningOf(row: Element): string {
  return (row.textContent ?? '').trimStart().slice(0, 60);
}
