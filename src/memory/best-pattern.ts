import type { ElementType } from '@/domain/analysis';
import type { Pattern } from '@/domain/page-graph';

/**
 * The patterns of a type, the one that was seen most often first, of equal ones the latest. A search is told by its field: what
 * typing did comes before what its button did.
 */
export function patternsOf(patterns: readonly Pattern[], type: ElementType): Pattern[] {
  return patterns
    .filter(({ elementType }) => elementType === type)
    .toSorted((one, other) => typed(other) - typed(one) || other.times - one.times || other.step - one.step);
}

function typed({ elementType, action }: Pattern): number {
  return elementType === 'search input' && action === 'type_text' ? 1 : 0;
}

export function bestPatternOf(patterns: readonly Pattern[], type: ElementType): Pattern | null {
  return patternsOf(patterns, type)[0] ?? null;
}
