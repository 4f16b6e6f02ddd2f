import type { Target } from '@/page-api/element-requests';

/** `e12`, `f7e3`, `L1.137`, `f7L1.2.save`: the refs of a snapshot. */
const refPattern = /^(?:f\d+)?(?:e\d+|L\d+\.\d+(?:\.[^\s>]+)?)$/;

/** `e12 at 70%`, `e12 at 70%, 20%`: a place in it, from its left and its top. */
const placePattern = /^(\S+) at (\d{1,3})%(?:,? ?(\d{1,3})%)?$/;

/** The target of an agent's address: a snapshot ref, else a selector. */
export function parseTarget(address: string): Target {
  const [, part, across, down] = placePattern.exec(address.trim()) ?? [];
  const bare = part ?? address.trim();
  const element = refPattern.test(bare) ? { ref: bare } : { selector: bare };
  if (part === undefined) return element;
  const share = (percent = '50') => Math.min(Number(percent), 100) / 100;
  return { ...element, place: { across: share(across), down: share(down) } };
}
