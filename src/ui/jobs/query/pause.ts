/** Lets what waits go first: questions of the page, before work that nobody waits for. */
export type Pause = () => Promise<void>;

/** Milliseconds of work without a pause. */
const longestSlice = 12;

/** Does `step` for each item, with a pause whenever it has worked for a while. */
export async function inSlices<Item>(items: Iterable<Item>, pause: Pause, step: (item: Item) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    step(item);
    if (performance.now() - begun < longestSlice) continue;
    await pause();
    begun = performance.now();
  }
}
