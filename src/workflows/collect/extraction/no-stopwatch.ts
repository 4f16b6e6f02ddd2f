import type { Asking } from '@/workflows/asking/ask-agent';
import type { Discovery } from '@/workflows/discovery';

/** For asking outside an exploration, where time is not measured. */
export function unclocked(discovery: Discovery): Asking {
  return { ...discovery, clock: { reset: () => undefined } };
}
