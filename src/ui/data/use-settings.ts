import type { LiveEvent } from '@/domain/run/live-event';
import type { Settings } from '@/domain/settings/settings';
import { useLiveQuery } from './live-query';
import { usePorts } from './ports-context';

const isSettingsChange = (event: LiveEvent): boolean => event.type === 'settings-change';

/** The current settings; null until loaded. */
export function useSettings(): Settings | null {
  const { settings } = usePorts();
  const loadable = useLiveQuery(settings.read, isSettingsChange);
  return loadable.state === 'ready' ? loadable.value : null;
}
