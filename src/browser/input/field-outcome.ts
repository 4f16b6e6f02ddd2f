import type { RefusalCode } from '@/domain/page/refusal-code';

/** The result of an act on a field. `readback`: its content afterwards, empty if it is gone. `code`, `name`: what the gate of presses refused, and the control's name. */
export type FieldOutcome =
  | { outcome: 'done'; readback: string }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string }
  | { outcome: 'refused'; reason: string; code?: RefusalCode; name?: string };
