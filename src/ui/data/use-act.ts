import { useCallback, useState } from 'react';

interface Act {
  /** Does something that may take a while and may fail. */
  perform(act: () => Promise<unknown>): void;
  isBusy: boolean;
  hasFailed: boolean;
}

export function useAct(): Act {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const perform = useCallback((act: () => Promise<unknown>) => {
    setState('busy');
    act().then(
      () => setState('idle'),
      (error: unknown) => {
        // The user sees a sentence; details are in the panel's console.
        console.error(error);
        setState('failed');
      },
    );
  }, []);
  return { perform, isBusy: state === 'busy', hasFailed: state === 'failed' };
}
