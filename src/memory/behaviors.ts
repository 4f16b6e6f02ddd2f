import type { Pattern } from '@/domain/page-graph';
import type { Behavior } from '@/domain/understanding';
import { bestPattern, isConfirmed } from './patterns';

/** How the elements of each type behave: of each, the pattern that is best known. */
export function behaviorsOf(patterns: readonly Pattern[]): Record<string, Behavior> {
  const types = new Set(patterns.map(({ elementType }) => elementType));
  return Object.fromEntries(
    Array.from(types).flatMap((type) => {
      const pattern = bestPattern(patterns, type);
      return pattern ? [[type, behaviorOf(pattern)]] : [];
    }),
  );
}

function behaviorOf(pattern: Pattern): Behavior {
  return { action: pattern.action, effect: pattern.effect, confirmed: isConfirmed(pattern) };
}
