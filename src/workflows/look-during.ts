import type { DiscoveryContext } from './discovery';

/**
 * Looks at the page, again whenever it shows something new, until something is found, `ms` are over, or nothing more is on its way. The last
 * look is at its end. `isPatient`: also where nothing seems to be on its way.
 */
export async function lookDuring<Found>(
  { run, tab, sleep }: Pick<DiscoveryContext, 'run' | 'tab' | 'sleep'>,
  ms: number,
  look: () => Promise<Found | null>,
  { isPatient = false } = {},
): Promise<Found | null> {
  const end = performance.now() + ms;
  const left = () => Math.max(0, Math.round(end - performance.now()));
  for (;;) {
    const isNew = left() > 0 && (await tab.awaitNews(left(), run.run.state.recipe));
    if (!isNew && isPatient) await sleep(left());
    const found = await look();
    if (found !== null || !isNew) return found;
  }
}
