import type { Understanding } from '@/domain/understanding';
import type { Discovery } from '../../discover/ports';

/** What is known of the list that is searched; a filter may have led to an address of another kind. */
export async function understandingOfList({ run, store, tab }: Discovery): Promise<Understanding | null> {
  return (await store.understandingOf(await tab.url())) ?? store.understandingOf(run.run.state.pageUrl);
}
