/** Characters of a cell that says what the one beside it is. */
const longestHead = 40;
/** Rows of a table of facts, at least. */
const fewestRows = 2;

const cells = 'td, [role=cell], [role=gridcell]';

/**
 * Whether a cell says what the one beside it is, though nothing but its place says so: the first of two in each row of a table, all short and
 * none of them a link, as rows of jobs begin.
 */
export function headsItsRow(cell: Element): boolean {
  const row = cell.parentElement;
  const table = row?.parentElement;
  if (!row || !table || row.firstElementChild !== cell) return false;
  const rows = [...table.children].filter((each) => each.tagName === row.tagName);
  return rows.length >= fewestRows && rows.every(isFact);
}

function isFact({ children: [head, value, ...others] }: Element): boolean {
  if (!head || !value || others.length > 0 || !head.matches(cells) || !value.matches(cells)) return false;
  const text = head.textContent.trim();
  return text !== '' && text.length <= longestHead && head.querySelector('a[href], button, input') === null;
}
