import { elementAt } from '@/page/dom/tree/element-at';

/** Ancestors of a cell in which all others are. */
const mostLevels = 6;

/** The first of them that is in sight: those before and after may stand beside it, out of its frame. */
export function partWith(cells: readonly HTMLElement[], least: number): Element | null {
  const parts: Element[] = [];
  for (const cell of cells) {
    if (parts.some((part) => part.contains(cell))) continue;
    const part = partAround(cell, cells, least);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? (parts.find(isInSight) ?? parts[0] ?? null) : (parts[0] ?? null);
}

function partAround(cell: Element, cells: readonly HTMLElement[], least: number): Element | null {
  let part = cell.parentElement;
  for (let level = 0; part && level < mostLevels; level += 1, part = part.parentElement) {
    if (hasCells(part, cells, least)) return tightest(part, cells, least);
  }
  return null;
}

const hasCells = (part: Element, cells: readonly HTMLElement[], least: number): boolean =>
  cells.filter((each) => part.contains(each)).length >= least;

/** A number elsewhere in the page, such as that of its step, is a cell of nothing: within what it shares with the cells they are by themselves. */
function tightest(part: Element, cells: readonly HTMLElement[], least: number): Element {
  const inner = Array.from(part.children).filter((child) => hasCells(child, cells, least));
  const [first] = inner;
  if (!first) return part;
  return tightest(inner.length > 1 ? (inner.find(isInSight) ?? first) : first, cells, least);
}

function isInSight(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  const hit = elementAt(left + width / 2, top + height / 2);
  return hit !== null && part.contains(hit);
}
