/** How long after one look the next comes: most pages answer at once, few only later. Milliseconds. */
const firstLooks = [0, 4, 8];
const laterLookMs = 16;

/** Waits until something is so, for at most `ms`; answers whether it is. */
export async function waitFor(isSo: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  for (let look = 0; !isSo(); look += 1) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, firstLooks[look] ?? laterLookMs));
  }
  return true;
}
