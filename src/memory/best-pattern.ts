import type { ElementType } from '@/domain/analysis';
import type { Pattern } from '@/domain/page-graph';

/**
 * The patterns of a type, the one that was seen most often first; of equal ones that of this run which was seen first: a job's title
 * is pressed in its row before it is pressed elsewhere. A search is told by its field, so what typing did comes before what its
 * button did; and what a press did comes before what scrolling did.
 */
export function patternsOf(patterns: readonly Pattern[], type: ElementType): Pattern[] {
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

/** What only an earlier run saw may hold no longer: it comes last. */
function firstSeen({ step }: Pattern): number {
  return step < 0 ? Number.POSITIVE_INFINITY : step;
}

export function bestPatternOf(patterns: readonly Pattern[], type: ElementType): Pattern | null {
  return patternsOf(patterns, type)[0] ?? null;
}
