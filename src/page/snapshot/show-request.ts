/** What an agent wants to see in full, parsed from its request. */
export interface ShowRequest {
  /** Rows of a list, from 1; `list` is null if none is named. */
  rows: { list: string | null; first: number; last: number } | null;
  /** Whether an open overlay's lists are written out. */
  overlay: boolean;
  /** Factor by which this snapshot may exceed the budget. */
  budgetFactor: number;
}

/** Rows shown at a time; more need another request. */
const mostRows = 50;

const listId = /\b((?:f\d+)?L\d+)\b\.?/g;
const range = /(?<!\d)(\d+)\s*(?:-|–|—|\.{2,3}|to|through|until)\s*(\d+)/i;
const single = /\brow\s*(\d+)/i;
const overlayWords = /\b(?:dialog|overlay|modal|pop-?up|popover|drawer|menu)\b/i;
const moreWords = /\b(?:page|filters?|everything|whole|full|all|more|details)\b/i;

/** `L1 rows 8-25`, `dialog`, `page`; unknown words request nothing. */
export function readShowRequest(show: string | null): ShowRequest {
  if (show === null) return { rows: null, overlay: false, budgetFactor: 1 };
  const rows = rowsIn(show);
  const overlay = overlayWords.test(show);
  return { rows, overlay, budgetFactor: rows || overlay || moreWords.test(show) ? 2 : 1 };
}

function rowsIn(show: string): ShowRequest['rows'] {
  const [list = null] = show.match(listId)?.map((id) => id.replace('.', '')) ?? [];
  const numbers = show.replace(listId, ' ');
  const [, from, to] = range.exec(numbers) ?? [];
  const only = single.exec(numbers)?.[1];
  if (from === undefined && only === undefined && list === null) return null;
  const first = Math.max(Number(from ?? only ?? 1), 1);
  const last = Number(to ?? only ?? first + mostRows - 1);
  return last < first ? null : { list, first, last: Math.min(last, first + mostRows - 1) };
}
