import type { Understanding } from '@/domain/page/understanding';
import type { DiscoveryContext } from '@/workflows/discovery';

/** The understanding for the searched list; a filter may have led to a different kind of address. */
export async function listUnderstanding({ run, store, tab }: DiscoveryContext): Promise<Understanding | null> {
  return (await store.understandingOf(await tab.url())) ?? store.understandingOf(run.run.state.pageUrl);
}
