import type { ActPlace, AllowedAct } from '@/domain/page/allowed-act';
import { rowOfControl } from './row-of-control';

/** Where an act would be done: what its user is told of it, and what their permission is for. */
export function placeOfAct(control: Element): ActPlace {
  return { origin: self.origin, row: rowOfControl(control) };
}

/**
 * The act that was allowed, if this control stands where its user was told: in a document of that origin and, but for a sign-in, which is allowed
 * as a whole, in the row that still says the same. A link to another site is allowed for where it leads.
 */
export function allowedHere(allowed: AllowedAct | null, control: Element): AllowedAct | null {
  if (!allowed || allowed.code === 'leaves-site') return allowed;
  if (self.origin === 'null' || allowed.origin !== self.origin) return null;
  return allowed.code === 'sign-in' || (allowed.row ?? '') === rowOfControl(control) ? allowed : null;
}
