/** One thing that was read otherwise than it is, with the words that show why. */
export interface Missed {
  file: string;
  expected: string;
  given: string | null;
  words: string;
}

const mostShown = 6;

/** Prints what was missed by what it was taken for, the most frequent first: what one rule would mend stands together. */
export function printMissed(missed: readonly Missed[]): void {
  const groups = Map.groupBy(missed, ({ expected, given }) => `${expected} read as ${given ?? 'nothing'}`);
  const mostFirst = Array.from(groups).sort(([, one], [, other]) => other.length - one.length);
  for (const [confusion, all] of mostFirst) {
    console.log(`\n${all.length} × ${confusion}`);
    for (const { file, words } of all.slice(0, mostShown)) console.log(`   ${file}  ${words}`);
  }
}
