/** Several texts as the text of one cell: `a; b`, with a backslash before what would divide or escape. */
export function joinCell(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** The texts that `joinCell` made a cell of, without white space around them. */
export function splitCell(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\;])+/gs) ?? [];
  return parts.map((part) => part.trim().replace(/\\(.)/gs, '$1')).filter(Boolean);
}
