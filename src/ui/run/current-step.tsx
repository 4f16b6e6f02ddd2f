import { useCallback } from 'react';
import type { LiveEvent } from '@/domain/run/live-event';
import type { Run } from '@/domain/run/run';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { stepSentence } from '@/ui/messages/step-sentence';

const isStepAdded = (event: LiveEvent) => event.type === 'step-added';

/** The last journal entry, in words. */
export function CurrentStep({ run }: { run: Run }) {
  const { steps } = usePorts();
  const last = Math.max(0, run.steps - 1);
  const read = useCallback(() => steps.list(run.id, last), [steps, run.id, last]);
  const entries = useLiveQuery(read, isStepAdded);
  const step = entries.state === 'ready' ? entries.value.at(-1) : undefined;
  return <p className="current-step">{step ? stepSentence(step) : ' '}</p>;
}
