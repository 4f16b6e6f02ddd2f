/** The sentences of a text; its last may have no end. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}
