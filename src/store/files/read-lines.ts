/** Characters. None of our records comes near, and a file with one endless line would fill the memory. */
export const maxLineLength = 8_000_000;

/** The lines of a file in order, without line endings; only part of it is in memory at a time. Lines are cut after `most` characters. */
export async function* readLines(file: Blob, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let begun = lineOf(most);
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const [first = '', ...others] = decoder.decode(part.value, { stream: true }).split('\n');
    begun.add(first);
    for (const text of others) {
      yield begun.text();
      begun = lineOf(most);
      begun.add(text);
    }
  }
  begun.add(decoder.decode());
  const rest = begun.text();
  if (rest) yield rest;
}

/** A line that arrives in pieces: joined once, so that time stays linear in its length. */
function lineOf(most: number) {
  const pieces: string[] = [];
  let length = 0;
  return {
    add(text: string) {
      const piece = text.slice(0, Math.max(0, most - length));
      if (piece) pieces.push(piece);
      length += piece.length;
    },
    text: () => pieces.join(''),
  };
}
