const encoder = new TextEncoder();

/**
 * The first lines of a text that fit, and how many were left out. `bytes`: of UTF-8, which go with the tokens of a text in every
 * script (3 to 4 bytes a token), as characters do not.
 */
export function firstLines(text: string, bytes: number): string {
  const lines = text.split('\n');
  let left = bytes;
  const end = lines.findIndex((line) => {
    left -= encoder.encode(line).length + 1;
    return left < -1;
  });
  if (end === -1) return text;
  return [...lines.slice(0, end), `… ${lines.length - end} more lines left out`].join('\n');
}
