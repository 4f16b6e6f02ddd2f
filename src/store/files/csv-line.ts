/** Tells spreadsheets that the file is UTF-8: Excel would use the machine's own encoding. */
export const byteOrderMark = '\uFEFF';
export const lineEnd = '\r\n';
/** What would end a cell early, and what some readers trim from its ends. */
const needsQuotes = /[",\r\n\uFEFF]|^ | $/;

/** A line of CSV (RFC 4180: doubled quotes). Half a surrogate pair has no UTF-8 bytes: replaced here just as the file would. */
export function csvLine(cells: readonly string[]): string {
  return cells
    .map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')
    .toWellFormed();
}
