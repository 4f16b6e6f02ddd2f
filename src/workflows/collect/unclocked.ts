import type { Asking } from '../ask-agent';
import type { Discovery } from '../discover/ports';

/** Asking outside of an exploration: nobody measures the time. */
export function unclocked(discovery: Discovery): Asking {
  return { ...discovery, clock: { reset: () => undefined } };
}
