/** A word, a run of digits or of other signs, each with the space before it, or what is left of white space. */
const pieces = / ?[A-Za-z]+| ?\p{L}+| ?\d{1,3}| ?[^\p{L}\d\s]{1,3}|\s+/gu;

/** Characters that a token holds of what is written without Latin letters alone: accents and other scripts cost more. */
const foreignLength = 3;
const longWord = 9;

/** About how many tokens (o200k) a text takes: within a quarter for the lines of a snapshot. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) tokens += tokensOf(piece);
  return tokens;
}

function tokensOf(piece: string): number {
  if (piece.length <= foreignLength) return 1;
  if (/^[ -~\s]+$/.test(piece)) return piece.length > longWord ? Math.ceil(piece.length / 6) : 1;
  return Math.ceil(piece.length / foreignLength);
}
