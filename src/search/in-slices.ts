/** Lets waiting work go first: the page's questions, before work nobody waits for. */
export type Yield = () => Promise<void>;

/** Milliseconds of work without a pause. */
const longestSlice = 12;

/** Runs `step` for each item, pausing after every slice of work. */
export async function runInSlices<Item>(
  items: Iterable<Item>,
  pause: Yield,
  step: (item: Item) => void,
): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    step(item);
    if (performance.now() - begun < longestSlice) continue;
    await pause();
    begun = performance.now();
  }
}
