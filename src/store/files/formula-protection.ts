/**
 * What makes a spreadsheet treat a cell as a formula: the characters of OWASP's "CSV Injection" and ASVS 1.2.10, their full-width twins,
 * and either of them after white space, which spreadsheets skip. Text that looks protected is protected again, so that removing one quote
 * restores every text.
 */
const startsFormula = /^'*(?:[\t\r\0]|[\s\0]*[=+\-@＝＋－＠])/;
const isNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

/**
 * Ends a cell or line in spreadsheets whose locale separates cells by something other than a comma: they honour only quotes at the start of
 * a cell.
 */
const endsCell = /([;\t|\r\n])/;
const startsFormulaWithin = /^'*[\s\0]*[=+\-@＝＋－＠]/;
/** A list item in a posting; calls and computations need one of the excluded characters. */
const isListItem = /^ ?-+ [^=+@(!|]*$/;

/**
 * The text with a single quote before it, and before what may become a cell of its own, if a spreadsheet would run it as a formula. Numbers
 * stay numbers.
 */
export function protectFormula(text: string): string {
  const protectedInside = text
    .split(endsCell)
    .map((piece, index) => (index > 0 && runsWithin(piece) ? `'${piece}` : piece))
    .join('');
  return startsFormula.test(text) && !isNumber.test(text) ? `'${protectedInside}` : protectedInside;
}

/** The original text of a cell from `protectFormula`. */
export function unprotectFormula(cell: string): string {
  const inside = cell
    .split(endsCell)
    .map((piece, index) => (index > 0 && piece.startsWith("'") && runsWithin(piece) ? piece.slice(1) : piece))
    .join('');
  const text = inside.slice(1);
  if (inside.startsWith("'") && protectFormula(text) === cell) return text;
  return protectFormula(inside) === cell ? inside : cell;
}

/** Numbers as well: where cells are not parted at the next sign, `-7;=1+1` runs as one formula. */
const runsWithin = (piece: string): boolean => startsFormulaWithin.test(piece) && !isListItem.test(piece);
