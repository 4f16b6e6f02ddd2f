import { useCallback } from 'react';
import type { LiveEvent } from '@/domain/live-event';
import { type Loadable, useLiveQuery } from '../live-query';
import { usePorts } from '../ports-context';
import { receiverOf } from '../words/provider-words';

const isSettingsChange = ({ type }: LiveEvent) => type === 'settings-change';

/** Who receives screenshots: the company of the chosen model, or its server's host. */
export function useModelPlace(): Loadable<string> {
  const { settings } = usePorts();
  const read = useCallback(async () => receiverOf((await settings.read()).models), [settings]);
  return useLiveQuery(read, isSettingsChange);
}
