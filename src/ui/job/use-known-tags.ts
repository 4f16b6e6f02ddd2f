import { useCallback } from 'react';
import { usePorts } from '../ports-context';
import { useEngineAnswer } from './use-engine-answer';

/** The tags of all jobs. */
export function useKnownTags(): string[] {
  const { engine } = usePorts();
  const ask = useCallback(async () => (await engine.facets()).tags.map(({ value }) => value), [engine]);
  return useEngineAnswer(ask) ?? none;
}

const none: string[] = [];
