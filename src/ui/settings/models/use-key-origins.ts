import type { LiveEvent } from '@/domain/run/live-event';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';

const isSettingsChange = (event: LiveEvent) => event.type === 'settings-change';
const noOrigins: readonly string[] = [];

/** Origins with a stored key; empty until known. */
export function useKeyOrigins(): readonly string[] {
  const { keys } = usePorts();
  const loadable = useLiveQuery(keys.origins, isSettingsChange);
  return loadable.state === 'ready' ? loadable.value : noOrigins;
}
