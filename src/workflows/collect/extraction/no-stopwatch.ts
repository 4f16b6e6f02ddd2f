import type { AskContext } from '@/workflows/asking/ask-agent';
import type { DiscoveryContext } from '@/workflows/discovery';

/** For asking outside an exploration, where time is not measured. */
export function withoutStopwatch(discovery: DiscoveryContext): AskContext {
  return { ...discovery, clock: { reset: () => undefined } };
}
