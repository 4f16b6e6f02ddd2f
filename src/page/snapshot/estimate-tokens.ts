/** A word with the space before it, a run of digits, white space, or any other sign. */
const pieces = /[ ]?\p{Script=Latin}+|\d{1,3}|\s+|[^\p{Script=Latin}\d\s]{1,2}/gu;

/** About how many tokens (o200k) a text takes: long words take several. Within a tenth for the texts of a snapshot. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) tokens += piece.length > 8 ? Math.ceil(piece.length / 6) : 1;
  return tokens;
}
