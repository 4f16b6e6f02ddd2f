import type { Recipe } from '@/domain/page/recipe';
import { shadowCombinator } from '@/page/dom/selectors/build-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { elementAt } from '@/page/dom/tree/element-at';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { rowOpener } from './pressable-of-row';
import { rowElements } from './read-rows';
import { matchesWithin } from './read-rule';
import { selectorsWithin } from './selectors-within';

/** One selector for what is pressed in each row: the rows themselves if pressing their middle works, else an element in them. */
export function rowsSelector(recipe: Recipe): string {
  const { row: ofRows, fields } = recipe.rows;
  const pressed = rowElements(recipe)
    .filter((row) => rawText(row) !== '')
    .map((row) => ({ row, element: rowOpener(row, fields) ?? row }));
  const [first] = pressed;
  if (!first || first.element === first.row || ofRows.includes(',') || isPressedInMiddle(first)) return ofRows;
  const inner = selectorsWithin(first.row, first.element).find((selector) =>
    pressed.every(({ row, element }) => {
      const [only, second] = matchesWithin(row, selector);
      return only === element && !second;
    }),
  );
  return inner === undefined ? ofRows : joined(ofRows, inner);
}

/** Whether a press in the middle of the row works too: links often cover their rows, and pressable rows set the cursor. */
function isPressedInMiddle({ row, element }: { row: Element; element: Element }): boolean {
  const { left, top, width, height } = row.getBoundingClientRect();
  const uppermost = elementAt(left + width / 2, top + height / 2);
  if (!uppermost || !isInFlatTree(uppermost, row)) return false;
  return isInFlatTree(uppermost, element) || getComputedStyle(uppermost).cursor === 'pointer';
}

/** `:scope > a` within `li.row` is `li.row > a`. */
function joined(ofRows: string, inner: string): string {
  const within = inner.replace(/^:scope/, '');
  return within.startsWith(shadowCombinator) || within.startsWith(' ') ? `${ofRows}${within}` : `${ofRows} ${within}`;
}
