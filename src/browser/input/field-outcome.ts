import type { ActPlace } from '@/domain/page/allowed-act';
import type { RefusalCode } from '@/domain/page/refusal-code';

/**
 * The result of an act on a field. `readback`: its content afterwards, empty if it is gone. `sent-to-page`: where there is none, each key went to
 * the page; only what it shows tells whether it heard them. `code`, `name`, `where`: what the gate of presses refused, the control's name, and where it
 * is.
 */
export type FieldOutcome =
  | { outcome: 'done'; readback: string }
  | { outcome: 'sent-to-page' }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string }
  | { outcome: 'refused'; reason: string; code?: RefusalCode; name?: string; where?: ActPlace };
