/** How often one looks again. Milliseconds. */
const lookMs = 20;

/** Waits until something is so, for at most `ms`; answers whether it is. */
export async function waitFor(isSo: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return true;
}
