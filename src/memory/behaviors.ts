import type { ElementFacts } from '@/domain/page/page-act';
import type { Pattern } from '@/domain/page/page-graph';
import type { Behavior } from '@/domain/page/understanding';
import { mostSeenPattern } from './best-pattern';
import { isCharacteristic, isConfirmed } from './patterns';

/**
 * How elements of each type behave: the best known pattern of each. `applySeen`: the apply control, described by what it is if it was never
 * pressed.
 */
export function behaviorsOf(patterns: readonly Pattern[], applySeen: ElementFacts | null): Record<string, Behavior> {
  const behaviors: Record<string, Behavior> = applySeen ? { 'apply button': unpressed(applySeen) } : {};
  for (const { elementType } of patterns) {
    const pattern = mostSeenPattern(patterns, elementType);
    if (pattern && (isCharacteristic(pattern) || isConfirmed(pattern))) behaviors[elementType] = behaviorOf(pattern);
  }
  return behaviors;
}

function behaviorOf(pattern: Pattern): Behavior {
  return { action: pattern.action, effect: pattern.effect, confirmed: isConfirmed(pattern) };
}

function unpressed({ role, name, url }: ElementFacts): Behavior {
  const target = url === null ? '' : ` that leads to ${url}`;
  return { action: 'none', effect: `Not pressed: a ${role ?? 'control'} “${name}”${target}.`, confirmed: false };
}
