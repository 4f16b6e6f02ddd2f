import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { actReasons, click, hadEffect, isOpen, type NextAct, pastActsFor } from './next-act';

/** Each scrolls by most of a screen. One without effect is the last: more would go in circles. */
const mostScrolls = 6;

/** Presses the pager; if there is none, scrolls on to see whether rows load by themselves. */
export function pressNextPage(input: ExplorerInput): NextAct | null {
  if (!isOpen(input, 'next-page')) return null;
  const { pager, jobRows } = input.landmarks;
  const pressed = new Set(pastActsFor(input, 'page').map(({ element }) => element));
  if (pager.ref !== null && !pressed.has(pager.name) && pressed.size < 2) return click(pager.ref, 'page');
  const scrolls = pastActsFor(input, 'rows');
  const isAtEnd = scrolls.length >= mostScrolls || !scrolls.every(hadEffect);
  if (jobRows.length === 0 || pressed.size > 0 || isAtEnd) return null;
  return {
    name: 'scroll',
    // The last row: its list may scroll by itself.
    input: { direction: 'down', selector: jobRows.at(-1)?.ref ?? null, reason: actReasons.rows },
  };
}
