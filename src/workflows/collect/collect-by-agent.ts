import type { EndCode } from '@/domain/run';
import type { Discovery } from '../discover/ports';

/** Has the collector go on where the recipe cannot, until it can again or the collector says that it is through. */
export async function collectByAgent({ run }: Discovery): Promise<EndCode | null> {
  await run.step('collector-asked', {}, { change: (state) => ({ ...state, phase: 'list' }) });
  return null;
}
