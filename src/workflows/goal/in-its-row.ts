import type { QueuedAction } from '@/domain/goal/queued-action';
import { addressAt, placeInRow } from './place-in-row';
import type { GoalView } from './view-page';

/**
 * The action at the row that it was decided for, wherever that stands on the page now: rows that came or went number the others anew, and lists draw
 * other rows into the elements that they have. A row whose words are nowhere any more has changed itself, as by the action before: it stays where
 * it was.
 */
export function inItsRow(
  queued: QueuedAction,
  { text, elements }: Pick<GoalView['page'], 'text' | 'elements'>,
): QueuedAction | { problem: string } {
  const { action, element, row } = queued;
  if (!row || !element || action.target === null || placeInRow(action.target, text)?.words === row.words) return queued;
  const target = addressAt(row, text);
  if (target === null) return queued;
  const there = elements.find(({ ref }) => ref === target);
  const isAlike = there?.role === element.role && there.name === element.name;
  return isAlike ? { ...queued, action: { ...action, target } } : { problem: 'Its row stands elsewhere now.' };
}
