/** Joins several texts into one cell: `a; b`, with a backslash before separators and backslashes. */
export function joinCell(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** The texts `joinCell` put into a cell, trimmed. */
export function splitCell(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\;])+/gs) ?? [];
  return parts.map((part) => part.trim().replace(/\\(.)/gs, '$1')).filter(Boolean);
}
