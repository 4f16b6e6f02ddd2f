import type { Understanding } from '@/domain/understanding';
import type { Discovery } from '../../discover/ports';

/** The understanding for the searched list; a filter may have led to a different kind of address. */
export async function understandingOfList({ run, store, tab }: Discovery): Promise<Understanding | null> {
  return (await store.understandingOf(await tab.url())) ?? store.understandingOf(run.run.state.pageUrl);
}
