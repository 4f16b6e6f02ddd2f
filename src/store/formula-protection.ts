/**
 * What makes a spreadsheet take a cell for a formula: the characters of OWASP's "CSV Injection" and ASVS 1.2.10, their
 * full-width twins, and either of them behind white space, which spreadsheets skip. Text that looks protected already is
 * protected once more, so that taking one quote off gives back every text.
 */
const startsFormula = /^'*(?:[\t\r\0]|[\s\0]*[=+\-@＝＋－＠])/;
const isNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

/** Ends a cell, or a line, where a spreadsheet's language parts cells by another sign than the comma: it honours no quotes but those that begin a cell. */
const endsCell = /([;\t|\r\n])/;
const startsFormulaWithin = /^'*[\s\0]*[=+\-@＝＋－＠]/;
/** A line of a list in a posting; what calls or computes needs one of the signs left out. */
const isListItem = /^ ?-+ [^=+@(!|]*$/;

/** The text with a single quote before it, and before what may become a cell of its own, where a spreadsheet would run it as a formula. Numbers stay numbers. */
export function protectFormula(text: string): string {
  const protectedInside = text
    .split(endsCell)
    .map((piece, index) => (index > 0 && runsWithin(piece) ? `'${piece}` : piece))
    .join('');
  return startsFormula.test(text) && !isNumber.test(text) ? `'${protectedInside}` : protectedInside;
}

/** The text that `protectFormula` made the cell of. */
export function unprotectFormula(cell: string): string {
  const inside = cell
    .split(endsCell)
    .map((piece, index) => (index > 0 && piece.startsWith("'") && runsWithin(piece) ? piece.slice(1) : piece))
    .join('');
  const text = inside.slice(1);
  if (inside.startsWith("'") && protectFormula(text) === cell) return text;
  return protectFormula(inside) === cell ? inside : cell;
}

const runsWithin = (piece: string): boolean =>
  startsFormulaWithin.test(piece) && !isNumber.test(piece) && !isListItem.test(piece);
