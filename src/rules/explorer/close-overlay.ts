import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { isCloseControl } from '@/language/words/controls/says-close';
import { actReasons, click, hadEffect, type NextAct, pastActsFor, wereDoneTo } from './next-act';

/** After this many attempts without effect, an open overlay counts as part of the page. */
const mostVainAttempts = 3;
const mostAttempts = 8;

/** Closes what covers the page: its content was seen when it opened. */
export function closeOverlay(input: ExplorerInput): NextAct | null {
  const { overlay } = input.landmarks;
  const attempts = pastActsFor(input, 'close');
  const vain = attempts.filter((attempt) => !hadEffect(attempt));
  if (!overlay || vain.length >= mostVainAttempts || attempts.length >= mostAttempts) return null;
  const untried = overlay.closers.filter((closer) => !wereDoneTo(vain, closer));
  const closer = untried.find(({ name }) => isCloseControl(name));
  if (closer) return click(closer.ref, 'close');
  const hasEscaped = vain.some(({ act }) => act.name === 'press_key');
  if (!hasEscaped) return { name: 'press_key', input: { key: 'Escape', reason: actReasons.close } };
  // The rest shows results of choices, or has no words: worth it only if nothing else can be done.
  return untried[0] && coversPage(input) ? click(untried[0].ref, 'close') : null;
}

function coversPage({ landmarks: { search, filterOpeners, pager } }: ExplorerInput): boolean {
  return search === null && filterOpeners.length === 0 && pager.ref === null;
}
