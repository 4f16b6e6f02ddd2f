import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { PastAct } from '@/domain/run/exploration';
import { actReasons, click, isOpen, type NextAct, pastActsFor, patternOf, wereDoneTo } from './next-act';

/** Rows pressed at most: the others are for what the first did not show. */
const mostRows = 3;

/**
 * Presses the first unpressed row, until its effect is certain and an apply control was seen, which no tab of its own shows. None where the
 * rows are the postings.
 */
export function pressRow(input: ExplorerInput): NextAct | null {
  if (input.landmarks.areRowsStated) return null;
  const pressed = pastActsFor(input, 'row');
  const row = input.landmarks.jobRows.find((one) => !wereDoneTo(pressed, one));
  if (!row || pressed.length >= mostRows) return null;
  const isLookedFor =
    isOpen(input, 'listing') || (isOpen(input, 'apply') && !pressed.some((act) => openedTab(input, act)));
  return isLookedFor ? click(row.ref, 'row') : null;
}

/** Tabs are closed again: the page stays where it is. */
function openedTab(input: ExplorerInput, act: PastAct): boolean {
  return patternOf(input, act)?.changeType === 'navigated' && act.result.newUrl === null;
}

/** Returns from the page that a row, or a wrong turn, led to. */
export function returnToList(input: ExplorerInput): NextAct | null {
  return isAwayFromList(input) ? { name: 'go_back', input: { reason: actReasons.back } } : null;
}

/** Whether the last act that led anywhere led to another page, not to other rows of the list. */
export function isAwayFromList(input: ExplorerInput): boolean {
  const latest = input.past.findLast(({ act, result }) => act.name === 'go_back' || result.newUrl !== null);
  if (latest?.act.name !== 'click') return false;
  const pattern = patternOf(input, latest);
  if (pattern) return pattern.changeType === 'navigated' && pattern.elementType !== 'search input';
  return input.landmarks.jobRows.length === 0;
}
