/** A run of text on a page, as in the PDF. */
export interface TextItem {
  str: string;
  /** Points, from the lower left. */
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** Gaps as multiples of the font size. */
const wordGap = 0.15;
const columnGap = 1.8;
const lineGap = 1.9;

/** The lines of a page in writing order, which follows columns if there are any. */
export function linesOfItems(items: readonly TextItem[]): string[] {
  const lines: string[] = [];
  let line = '';
  let last: TextItem | null = null;
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const size = Math.max(item.fontSize, 1);
    if (last && Math.abs(last.y - item.y) > size / 2) {
      lines.push(line.trim());
      // Further up again: another column starts.
      if (last.y - item.y > lineGap * Math.max(last.fontSize, size) || item.y > last.y) lines.push('');
      line = '';
    } else if (last) {
      const gap = (item.x - last.x - last.width) / size;
      line += gap > columnGap ? '\t' : gap > wordGap || / $/.test(last.str) ? ' ' : '';
    }
    line += item.str.trim();
    last = item;
  }
  return [...lines, line.trim()];
}
