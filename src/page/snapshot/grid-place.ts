import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';

interface Grid {
  rows: number;
  columns: number;
  places: ReadonlyMap<Element, { row: number; column: number }>;
}

/** Boxes of one kind beside each other: fewer are no grid, more are none that is told. */
const boxes = { least: 4, most: 400 };
/** CSS pixels between what still counts as one row or column. */
const slack = 4;

/**
 * ` r2 c3`: the row and column in which it is laid out, where its order on the page does not tell: of several without a name, or that are put
 * in their places, as tiles are. ` at 31,91`: from the corner of what is around them, if these places are no grid.
 */
export function placeWords(element: Element, name: string): string {
  const { parentElement: parent } = element;
  if (!parent || !isWorkAtHand()) return '';
  const isPlaced = getComputedStyle(element).position === 'absolute';
  if (name !== '' && !isPlaced) return '';
  const place = gridIn(parent)?.places.get(element);
  if (place) return ` r${place.row} c${place.column}`;
  const isLike = (one: Element) => one !== element && one.localName === element.localName;
  if (!isPlaced || !Array.from(parent.children).some(isLike)) return '';
  const [own, around] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
  return ` at ${Math.round(own.left - around.left)},${Math.round(own.top - around.top)}`;
}

/** How boxes of one kind stand in rows and columns; null if they do not. */
export const gridIn = cachePerTask((parent: Element): Grid | null => {
  const kinds = Map.groupBy(
    Array.from(parent.children).filter((one) => one.localName !== 'br'),
    ({ localName }) => localName,
  );
  const all = [...kinds.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (all.length < boxes.least || all.length > boxes.most) return null;
  const seen = all.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const shown = seen.filter(({ box }) => box.width > 0 && box.height > 0);
  const rows = linesOf(shown.map(({ box }) => box.top));
  const columns = linesOf(shown.map(({ box }) => box.left));
  if (rows.length < 2 || columns.length < 2 || shown.length * 2 <= rows.length * columns.length) return null;
  const nth = (lines: readonly number[], at: number) => lines.findIndex((line) => Math.abs(line - at) <= slack) + 1;
  const places = new Map(
    shown.map(({ element, box }) => [element, { row: nth(rows, box.top), column: nth(columns, box.left) }]),
  );
  // The sides of a cube, and what is stacked, lie over each other.
  const cells = new Set(Array.from(places.values(), ({ row, column }) => `${row} ${column}`));
  return cells.size < places.size ? null : { rows: rows.length, columns: columns.length, places };
});

function linesOf(places: readonly number[]): number[] {
  const lines: number[] = [];
  for (const place of places.toSorted((one, other) => one - other))
    if (lines.length === 0 || place - (lines.at(-1) ?? 0) > slack) lines.push(place);
  return lines;
}
