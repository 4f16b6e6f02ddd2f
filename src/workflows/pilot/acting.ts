import type { FieldKey } from '@/domain/field-key';
import type { RefusalCode } from '@/domain/refusal-code';
import type { ScopedPart } from '@/domain/seen-element';
import type { PilotGoal } from './goal';
import type { ActEnd, PilotHands } from './ports';
import type { PilotRefusal } from './refusal';

/** A value of the user's at the moment it is typed, and what it answers; null for an option. */
export interface GivenValue {
  text: string;
  key: FieldKey | null;
}

/** What acting needs besides what the action says. */
export interface Acting {
  hands: PilotHands;
  goal: PilotGoal;
  /** What a handle stands for now; null where the user took it back. */
  valueOf(handle: string): Promise<GivenValue | null>;
  /** What was pressed last: what only a script draws takes text after that. */
  pressed: ScopedPart | null;
}

export const ok: ActEnd = { result: 'ok', reason: null, given: null };
export const okWith = (given: string): ActEnd => ({ ...ok, given });
const refusals: Partial<Record<RefusalCode, PilotRefusal>> = {
  'leaves-site': 'way-out',
  upload: 'secret',
  password: 'secret',
  send: 'final-send',
  apply: 'final-send',
  'not-a-search-field': 'enter-sends',
};

/** What became of an action that the gate has judged as well. */
export function endOf(code: RefusalCode | null): ActEnd {
  return code === null ? ok : blocked(refusals[code] ?? 'unclear');
}

export const blocked = (reason: PilotRefusal): ActEnd => ({ result: 'blocked', reason, given: null });
