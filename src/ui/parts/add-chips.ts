/** The list with the typed or pasted texts, one per line; existing ones, in any case, are not added again. */
export function addChips(values: readonly string[], typed: string): string[] {
  const added = [...values];
  for (const line of typed.split('\n')) {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text && !added.some((value) => fold(value) === fold(text))) added.push(text);
  }
  return added;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
