import type { AgentAnswer } from '@/agents/calling/define-agent';
import type { collectorTools } from '@/agents/collector/collector';
import type { CollectorInput } from '@/agents/collector/collector-input';

/** One turn of the collector. */
export type NextCall = AgentAnswer<typeof collectorTools>;

/** One thing to try in a turn; null if there is nothing to do. */
export type CallAttempt = (input: CollectorInput) => NextCall | null;

export function finishCollecting(reason: string): NextCall {
  return { name: 'finish', input: { reason } };
}
