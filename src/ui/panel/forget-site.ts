import type { PublishEvent } from '@/store/database/live-events';
import type { Store } from '@/store/store';

/** Deletes what is known about a site; the returned function restores it. Views learn of it by `run-change`. */
export async function forgetSite(
  { understandings, graphs }: Pick<Store, 'understandings' | 'graphs'>,
  announce: PublishEvent,
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
