import type { ListChange } from '@/domain/page/page-change';
import type { PageChange } from '@/page-api/change-requests';
import { withoutRefs } from './text-without-refs';

/** Number and length of lines kept of each kind, as in the page's own comparison. */
const mostLines = 40;
const longestLine = 120;

/** The change when one document replaced another: the lines only one of them has, and their lists. */
export function newDocumentChange(textBefore: string, textAfter: string): PageChange {
  const before = readText(textBefore);
  const after = readText(textAfter);
  const added = without(after.lines, before.lines);
  const removed = without(before.lines, after.lines);
  return {
    opened: [],
    closed: [],
    lists: listChanges(before, after),
    values: [],
    added: added.slice(0, mostLines),
    addedCount: added.length,
    removed: removed.slice(0, mostLines),
    removedCount: removed.length,
  };
}

interface PageText {
  /** Lines outside lists. */
  lines: string[];
  /** The largest list: its visible rows, without numbers. */
  list: { name: string; total: number; rows: string[] } | null;
}

/** `list L1 "Results" 25 rows of 244, 5 shown, …`. */
const listLine = /^list \S+ (?:("(?:[^"\\]|\\.)*") )?(\d+) rows\b/;
const rowLine = /^\d+ (?=\[|")/;

/** Without the first line, the page's address, and without refs, which differ between documents. */
function readText(text: string): PageText {
  const page: PageText = { lines: [], list: null };
  let open: PageText['list'] = null;
  for (const line of withoutRefs(text).split('\n').slice(1)) {
    const words = line.trim();
    const list = listLine.exec(words);
    if (list) open = { name: (list[1] ?? '').slice(1, -1), total: Number(list[2]), rows: [] };
    else if (open && rowLine.test(words)) open.rows.push(words.replace(rowLine, ''));
    else if (words !== '' && !words.startsWith('left out:')) page.lines.push(words.slice(0, longestLine));
    if (open && open.total > (page.list?.total ?? 0)) page.list = open;
  }
  return page;
}

function listChanges({ list: before }: PageText, { list: after }: PageText): ListChange[] {
  if (!before && !after) return [];
  const [rowsBefore, rowsAfter] = [before?.rows ?? [], after?.rows ?? []];
  const newRows = without(rowsAfter, rowsBefore).length;
  const goneRows = without(rowsBefore, rowsAfter).length;
  const isSame = newRows + goneRows === 0 && before?.total === after?.total;
  const name = after?.name || before?.name || '';
  return isSame ? [] : [{ name, rowsBefore: before?.total ?? 0, rowsAfter: after?.total ?? 0, newRows, goneRows }];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}
