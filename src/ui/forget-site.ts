import type { Announce } from '@/store/live';
import type { Store } from '@/store/store';

/** Removes what is known of a site; the answer brings it back. Whoever shows it is told by way of `run-change`. */
export async function forgetSite(
  { understandings, graphs }: Pick<Store, 'understandings' | 'graphs'>,
  announce: Announce,
  site: string,
): Promise<() => Promise<void>> {
  const known = await understandings.ofSite(site);
  const graph = await graphs.get(site);
  await Promise.all([understandings.remove(site), graphs.remove(site)]);
  announce({ type: 'run-change', runId: '' });
  return async () => {
    await Promise.all(known.map((understanding) => understandings.put(understanding)));
    if (graph) await graphs.put(site, graph);
    announce({ type: 'run-change', runId: '' });
  };
}
