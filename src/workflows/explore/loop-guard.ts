import type { Act, ElementFacts } from '@/domain/page/page-act';
import type { ExplorationState } from '@/domain/run/exploration';
import { pageStateHash } from './text-without-refs';

/** How often the same act on an unchanged page may run. */
const mostRepeats = 2;
/** Turns without progress before the explorer is warned, and before the exploration ends. */
const idleTurns = { told: 6, over: 10 };

/** Identifies an act on a page state: what it does to which element, however addressed. */
export function repeatKey(act: Act, element: ElementFacts | null, pageText: string): string {
  const { reason: _, ...said } = { reason: '', ...act };
  const what = element?.selector ? { ...said, selector: element.selector } : said;
  return `${JSON.stringify(what)}@${pageStateHash(pageText)}`;
}

export function isRepeatedTooOften({ repeats }: ExplorationState, key: string): boolean {
  return (repeats[key] ?? 0) >= mostRepeats;
}

export function countRepeat({ repeats }: ExplorationState, key: string): ExplorationState['repeats'] {
  return { ...repeats, [key]: (repeats[key] ?? 0) + 1 };
}

export function isStuck({ turns, progressTurn }: ExplorationState): boolean {
  return turns - progressTurn >= idleTurns.over;
}

/** The warning for the explorer, at the turn it is due; otherwise null. */
export function dueWarning({ turns, progressTurn, limits }: ExplorationState): string | null {
  if (turns - progressTurn === idleTurns.told) {
    return `The last ${idleTurns.told} steps found nothing new. Try something else, or finish with done.`;
  }
  const left = limits.turns - turns;
  return left === 3 ? 'Only 3 steps are left: finish with done.' : null;
}
