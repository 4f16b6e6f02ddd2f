/** Milliseconds between checks: most pages react at once, few only later. */
const firstLooks = [0, 4, 8];
const laterLookMs = 16;

/** Waits until a condition is true, for at most `ms`; returns whether it is. */
export async function pollUntil(isSo: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  for (let look = 0; !isSo(); look += 1) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, firstLooks[look] ?? laterLookMs));
  }
  return true;
}
