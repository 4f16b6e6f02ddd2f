import type { Asking } from '../ask-agent';
import type { Discovery } from '../discover/ports';

/** For asking outside an exploration, where time is not measured. */
export function unclocked(discovery: Discovery): Asking {
  return { ...discovery, clock: { reset: () => undefined } };
}
