const encoder = new TextEncoder();

/**
 * The first lines of a text that fit, and how many were left out. `bytes`: in UTF-8, which correspond to tokens in every script (3 to 4
 * bytes per token), unlike characters.
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
