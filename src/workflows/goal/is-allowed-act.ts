import type { QueuedAction } from '@/domain/goal/queued-action';
import type { AllowedAct } from '@/domain/page/allowed-act';

/** What the list of actions calls the control of an act; null if that acts on none. */
export const controlOf = (element: QueuedAction['element']): string | null => element?.name ?? null;

/** Whether an action on this control is the act that was allowed. A sign-in is allowed as a whole, until its step is judged. */
export function isAllowedAct(allowed: AllowedAct | null, element: QueuedAction['element']): boolean {
  return allowed?.code === 'sign-in' || allowed?.element === controlOf(element);
}
