import { useCallback } from 'react';
import type { Understanding } from '@/domain/page/understanding';
import type { LiveEvent } from '@/domain/run/live-event';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';

const isRunChange = (event: LiveEvent) => event.type === 'run-change';

/** What is known about a site, latest first; undefined until read. Its users are keyed by the site. */
export function useUnderstandings(site: string): Understanding[] | undefined {
  const { understandings } = usePorts();
  const read = useCallback(() => understandings.ofSite(site), [understandings, site]);
  const loadable = useLiveQuery(read, isRunChange);
  if (loadable.state !== 'ready') return loadable.state === 'failed' ? [] : undefined;
  return loadable.value.toSorted((one, other) => (one.validatedAt < other.validatedAt ? 1 : -1));
}
