import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { actReasons, click, isOpen, type NextAct, pastActsFor } from './next-act';
import { isAwayFromList } from './try-listing';

/** Presses the apply control if the user allows it and only this page would change. */
export function pressApply(input: ExplorerInput): NextAct | null {
  const { apply } = input.landmarks;
  if (!input.mayPressApply || !apply || pastActsFor(input, 'apply').length > 0) return null;
  const element = input.page.elements.find(({ ref }) => ref === apply.ref);
  return element?.url === null ? click(apply.ref, 'apply') : null;
}

/** A posting's own page may have the control further down, created only on scrolling there. */
export function seeMoreOfPosting(input: ExplorerInput): NextAct | null {
  const isMissing = isOpen(input, 'apply') && input.applySeen === null;
  const isPosting = pastActsFor(input, 'row').at(-1) === input.past.at(-1) && isAwayFromList(input);
  if (!isMissing || !isPosting || pastActsFor(input, 'lower').length > 0) return null;
  return { name: 'scroll', input: { direction: 'down', selector: null, reason: actReasons.lower } };
}
