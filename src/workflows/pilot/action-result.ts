import type { FieldKey } from '@/domain/form/field-key';
import type { ScopedPart } from '@/domain/page/inspected-element';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { PilotGoal } from './pilot-goal';
import type { ActEnd, PilotHands } from './pilot-ports';
import type { PilotRefusal } from './pilot-refusal';

/** A user's value at the moment of typing, and the key it answers; null for an option. */
export interface GivenValue {
  text: string;
  key: FieldKey | null;
}

/** Context for performing an action. */
export interface Acting {
  hands: PilotHands;
  goal: PilotGoal;
  /** The current value of a handle; null if the user removed it. */
  valueOf(handle: string): Promise<GivenValue | null>;
  /** The part last pressed: script-drawn fields take text after that. */
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

/** The result of an action the gate has also judged. */
export function endOf(code: RefusalCode | null): ActEnd {
  return code === null ? ok : blocked(refusals[code] ?? 'unclear');
}

export const blocked = (reason: PilotRefusal): ActEnd => ({ result: 'blocked', reason, given: null });
