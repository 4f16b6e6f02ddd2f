/** A part of an address with its percent signs decoded once; unchanged if one of them is no encoding. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
