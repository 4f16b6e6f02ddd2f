import { useCallback } from 'react';
import type { LiveEvent } from '@/domain/live-event';
import type { ProviderName } from '@/domain/model-settings';
import { useLiveQuery } from '../../live-query';
import { usePorts } from '../../ports-context';

const isSettingsChange = (event: LiveEvent) => event.type === 'settings-change';

/** Whether a key of the provider is kept; false until that is known. */
export function useHasKey(provider: ProviderName): boolean {
  const { keys } = usePorts();
  const read = useCallback(() => keys.has(provider), [keys, provider]);
  const loadable = useLiveQuery(read, isSettingsChange);
  return loadable.state === 'ready' && loadable.value;
}
