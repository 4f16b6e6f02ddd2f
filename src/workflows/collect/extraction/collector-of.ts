import { type CollectorState, newCollectorState } from '@/domain/run/collector-state';
import type { DiscoveryContext } from '@/workflows/discovery';

/** The collector's state. */
export function collectorState({ run }: DiscoveryContext): CollectorState {
  return run.run.state.collector ?? newCollectorState('');
}

/** Hands over to the collector, saying why code cannot go on. */
export async function askCollector({ run }: DiscoveryContext, reason: string): Promise<void> {
  await run.step(
    'collector-asked',
    { reason },
    { change: (state) => ({ ...state, phase: 'ask', collector: newCollectorState(reason) }) },
  );
}
