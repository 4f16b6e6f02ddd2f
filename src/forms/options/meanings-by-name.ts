import { optionWords } from './fold-option-text';

/** Names from several languages, by their words (fold-option-text.ts); null for a name with two meanings. */
export function meaningsByName<Meaning>(
  named: Iterable<readonly [name: string, meaning: Meaning]>,
): ReadonlyMap<string, Meaning | null> {
  const found = new Map<string, Meaning | null>();
  for (const [name, meaning] of named) {
    const words = optionWords(name);
    const known = found.get(words);
    found.set(words, known === undefined || known === meaning ? meaning : null);
  }
  return found;
}
