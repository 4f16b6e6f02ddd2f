/** A word, a run of digits or signs, each with its leading space, or remaining white space. */
const pieces = / ?[A-Za-z]+| ?\p{L}+| ?\d{1,3}| ?[^\p{L}\d\s]{1,3}|\s+/gu;

/** Characters per token beyond plain Latin letters: accents and other scripts cost more. */
const foreignLength = 3;
const longWord = 9;

/** Approximate number of tokens (o200k) in a text: within 25 % for snapshot lines. */
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
