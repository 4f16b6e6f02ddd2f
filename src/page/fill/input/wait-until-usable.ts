import type { FieldKind } from '@/domain/form/form-field';
import { waitFor } from '@/page/dom/tree/poll-until';
import { placeForPerson } from './point-for-person';

/** Milliseconds. Fading in, moving or being covered briefly takes no longer. */
const patienceMs = 500;

/** Waits until a person can see and use a control, scrolled into view; false if nobody can. */
export function becomesUsable(find: () => Element | null, kind: FieldKind): Promise<boolean> {
  return waitFor(() => {
    const control = find();
    return control !== null && placeForPerson(control, kind) !== null;
  }, patienceMs);
}
