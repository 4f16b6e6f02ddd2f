import { cachePerTask } from '@/page/dom/tree/cache-per-task';

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
  return row?.firstElementChild === cell && table != null && tagsOfFacts(table).has(row.tagName);
}

/** The tags of the rows of a table that are facts, all of them. Cached per task: every line of every row asks. */
const tagsOfFacts = cachePerTask((table: Element): ReadonlySet<string> => {
  const byTag = Map.groupBy([...table.children], ({ tagName }) => tagName);
  const ofFacts = [...byTag].filter(([, rows]) => rows.length >= fewestRows && rows.every(isFact));
  return new Set(ofFacts.map(([tag]) => tag));
});

function isFact({ children: [head, value, ...others] }: Element): boolean {
  if (!head || !value || others.length > 0 || !head.matches(cells) || !value.matches(cells)) return false;
  const text = head.textContent.trim();
  return text !== '' && text.length <= longestHead && head.querySelector('a[href], button, input') === null;
}
