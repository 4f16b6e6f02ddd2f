import { useEffect, useState } from 'react';
import type { LiveEvent } from '@/domain/run/live-event';
import { throttle } from './coalesce';
import { usePorts } from './ports-context';

/** A value read from the store. The old value stays while it is reread. */
export type Loadable<Value> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; value: Value };

const millisecondsBetweenReads = 200;

/**
 * Reads now, and again whenever an event says that the answer may have changed. Both arguments must be referentially stable; a component
 * that reads for one run or site is keyed by it.
 */
export function useLiveQuery<Value>(
  read: () => Promise<Value>,
  isAffectedBy: (event: LiveEvent) => boolean,
): Loadable<Value> {
  const { listenLive } = usePorts();
  const [loadable, setLoadable] = useState<Loadable<Value>>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const reads = throttle(async () => {
      const next = await attempt(read, retry);
      if (isCurrent) setLoadable(next);
    }, millisecondsBetweenReads);
    const retry = () => {
      setLoadable({ state: 'loading' });
      reads.request();
    };
    reads.request();
    const unsubscribe = listenLive((event) => {
      if (isAffectedBy(event)) reads.request();
    });
    return () => {
      isCurrent = false;
      reads.cancel();
      unsubscribe();
    };
  }, [read, isAffectedBy, listenLive]);

  return loadable;
}

async function attempt<Value>(read: () => Promise<Value>, retry: () => void): Promise<Loadable<Value>> {
  try {
    return { state: 'ready', value: await read() };
  } catch (error) {
    return { state: 'failed', error, retry };
  }
}
