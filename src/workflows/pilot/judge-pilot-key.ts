import type { InspectedTarget, ScopedTarget } from '@/domain/page/inspected-element';
import { mayBeFinalSend } from '@/safety/names/step-words';
import { isUserOnlyPart } from './field-key-at';
import type { PilotKey } from './pilot-ports';
import type { PilotRefusal } from './pilot-refusal';

/** Arrow keys choose or count here: that would be an answer. */
const choosing = /^(?:radio|slider|spinbutton|option)$/;

/** Why a key may not be pressed at the focus; null if it may. */
export function judgePilotKey(key: PilotKey, focused: ScopedTarget | null): PilotRefusal | null {
  switch (key) {
    case 'Tab':
    case 'Escape':
      return null;
    case 'Enter':
      if (focused && !focused.isInScope) return 'other-site';
      return focused && isSafeForEnter(focused) ? null : 'enter-sends';
    default:
      if (focused && !focused.isInScope) return 'other-site';
      return focused && (choosing.test(focused.role) || focused.tag === 'select' || isUserOnlyPart(focused))
        ? 'not-given'
        : null;
  }
}

/** Enter may submit in a single-line text field, in script-drawn fields, and without focus. */
function isSafeForEnter(focused: InspectedTarget): boolean {
  if (focused.isMultiline) return true;
  const opens = /^(?:button|combobox|tab)$/.test(focused.role) && focused.tag !== 'input';
  return (
    opens &&
    !focused.isSubmit &&
    !focused.isWayOut &&
    !focused.controls.some(mayBeFinalSend) &&
    !isUserOnlyPart(focused)
  );
}
