import type { ElementType } from '@/domain/page/change-analysis';
import type { Pattern } from '@/domain/page/page-graph';

/**
 * The patterns of a type, most often seen first; among equals, this run's earliest: a job's title is pressed in its row before anywhere
 * else. A search is identified by its field, so typing precedes pressing its button; and pressing precedes scrolling.
 */
export function patternsOfType(patterns: readonly Pattern[], type: ElementType): Pattern[] {
  return patterns
    .filter(({ elementType }) => elementType === type)
    .toSorted(
      (one, other) => kindOf(one) - kindOf(other) || other.times - one.times || firstSeen(one) - firstSeen(other),
    );
}

/** Lower comes first. */
function kindOf({ elementType, action }: Pattern): number {
  if (action === 'scroll') return 2;
  return elementType === 'search input' && action !== 'type_text' ? 1 : 0;
}

/** What only an earlier run saw may be outdated: it comes last. */
function firstSeen({ step }: Pattern): number {
  return step < 0 ? Number.POSITIVE_INFINITY : step;
}

export function mostSeenPattern(patterns: readonly Pattern[], type: ElementType): Pattern | null {
  return patternsOfType(patterns, type)[0] ?? null;
}
