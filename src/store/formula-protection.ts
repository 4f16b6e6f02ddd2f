/**
 * What makes a spreadsheet take a cell for a formula: the characters of OWASP's "CSV Injection" and ASVS 1.2.10, their
 * full-width twins, and either of them behind white space, which spreadsheets skip. Text that looks protected already is
 * protected once more, so that taking one quote off gives back every text.
 */
const startsFormula = /^'*(?:[\t\r\0]|[\s\0]*[=+\-@＝＋－＠])/;
const isNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

/** The text with a single quote before it where a spreadsheet would run it as a formula. Numbers stay numbers. */
export function protectFormula(text: string): string {
  return startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
}

/** The text that `protectFormula` made the cell of. */
export function unprotectFormula(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && protectFormula(text) === cell ? text : cell;
}
