import { useCallback } from 'react';
import { usePorts } from '../ports-context';
import { useEngineAnswer } from './use-engine-answer';

/** Ids of other sites' jobs that may be the same. */
export function useMaybeDuplicates(id: string): string[] {
  const { engine } = usePorts();
  const ask = useCallback(async () => (await engine.row(id))?.maybeDuplicates ?? [], [engine, id]);
  return useEngineAnswer(ask) ?? none;
}

const none: string[] = [];
