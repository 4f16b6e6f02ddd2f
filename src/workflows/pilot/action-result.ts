import type { FieldKey } from '@/domain/form/field-key-schema';
import type { ScopedTarget } from '@/domain/page/inspected-element';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { PilotGoal } from './pilot-goal';
import type { ActionResult, PilotDevices } from './pilot-ports';
import type { PilotRefusal } from './pilot-refusal';

/** A user's value at the moment of typing, and the key it answers; null for an option. */
export interface GivenValue {
  text: string;
  key: FieldKey | null;
}

/** Context for performing an action. */
export interface ActionContext {
  hands: PilotDevices;
  goal: PilotGoal;
  /** The current value of a handle; null if the user removed it. */
  valueOf(handle: string): Promise<GivenValue | null>;
  /** The part last pressed: script-drawn fields take text after that. */
  pressed: ScopedTarget | null;
}

export const okResult: ActionResult = { result: 'ok', reason: null, given: null };
export const okResultWith = (given: string): ActionResult => ({ ...okResult, given });
const refusals: Partial<Record<RefusalCode, PilotRefusal>> = {
  'leaves-site': 'way-out',
  upload: 'secret',
  password: 'secret',
  send: 'final-send',
  apply: 'final-send',
  'not-a-search-field': 'enter-sends',
};

/** The result of an action the gate has also judged. */
export function actionResultOf(code: RefusalCode | null): ActionResult {
  return code === null ? okResult : blockedResult(refusals[code] ?? 'unclear');
}

export const blockedResult = (reason: PilotRefusal): ActionResult => ({ result: 'blocked', reason, given: null });
