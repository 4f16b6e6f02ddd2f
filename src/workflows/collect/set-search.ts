import type { EndCode } from '@/domain/run';
import type { Discovery } from '../discover/ports';

/** Sets the search words and filters that the user asked for, one after the other, and looks whether the page took them. */
export async function setSearch({ run }: Discovery): Promise<EndCode | null> {
  await run.step('search-set', {}, { change: (state) => ({ ...state, phase: 'list' }) });
  return null;
}
