import { useCallback, useState } from 'react';

/** Says why the act was not done. */
type Refuse = (words: string) => void;

interface Act {
  /** Does something that may take a while, may fail, and may be refused. */
  perform(act: (refuse: Refuse) => Promise<unknown>): void;
  isBusy: boolean;
  /** Why the last act was not done. */
  problem: string | null;
}

/**
 * @param failed what the user is told of an act that fails, always the same string or function: details are in the panel's console. What is
 *   told by a toast is done by `useGuardedAct`.
 */
export function useAct(failed: string | ((error: unknown) => string)): Act {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const perform = useCallback(
    async (act: (refuse: Refuse) => Promise<unknown>) => {
      setBusy(true);
      setProblem(null);
      try {
        await act(setProblem);
      } catch (error) {
        console.error(error);
        setProblem(typeof failed === 'string' ? failed : failed(error));
      } finally {
        setBusy(false);
      }
    },
    [failed],
  );
  return { perform, isBusy, problem };
}
