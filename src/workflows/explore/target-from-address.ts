import type { Target } from '@/page-api/element-requests';

/** `e12`, `f7e3`, `L1.137`, `f7L1.2.save`: the refs of a snapshot. */
const refPattern = /^(?:f\d+)?(?:e\d+|L\d+\.\d+(?:\.[^\s>]+)?)$/;

/** The target of an agent's address: a snapshot ref, else a selector. */
export function parseTarget(address: string): Target {
  const bare = address.trim();
  return refPattern.test(bare) ? { ref: bare } : { selector: bare };
}
