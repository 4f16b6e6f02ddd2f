import type { FieldKind } from '@/domain/form-field';
import { placeForPerson } from '../visibility/for-a-person';
import { waitFor } from './wait-for';

/** Milliseconds. Fading in, moving or being covered briefly takes no longer. */
const patienceMs = 500;

/** Waits until a person can see and use a control, scrolled into view; false if nobody can. */
export function becomesUsable(find: () => Element | null, kind: FieldKind): Promise<boolean> {
  return waitFor(() => {
    const control = find();
    return control !== null && placeForPerson(control, kind) !== null;
  }, patienceMs);
}
