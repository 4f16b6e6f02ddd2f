const dashes: ReadonlySet<string> = new Set([' - ', ' – ', ' — ']);

/** "$21.30", "1.200 €" */
const endsInPay = /(?:\p{Sc}\s?[\d.,]{1,12}|[\d.,]{1,12}\s?\p{Sc})k?$/iu;
const beginsWithPay = /^(?:\p{Sc}\s?\d|[\d.,]{1,12}k?\s?\p{Sc})/iu;
const endsInAmount = /(?<![\d.,])[\d.,]{3,12}k?$/iu;

/** The pieces of a text. A dash from one amount of money to another parts none: "Full-Time - $21.30 - $27.85 Hourly" is two pieces. */
export function splitAt(text: string, separator: string): string[] {
  const pieces = text.split(separator);
  if (pieces.length < 2 || !dashes.has(separator)) return pieces;
  const found: string[] = [];
  for (const piece of pieces) {
    const before = found.at(-1);
    if (before !== undefined && isRange(before, piece)) found.splice(-1, 1, before + separator + piece);
    else found.push(piece);
  }
  return found;
}

/** Of one currency sign at least: in numbers alone a dash may part a grade from hours. */
function isRange(before: string, piece: string): boolean {
  const last = before.slice(-16);
  return beginsWithPay.test(piece) && (endsInPay.test(last) || endsInAmount.test(last));
}
