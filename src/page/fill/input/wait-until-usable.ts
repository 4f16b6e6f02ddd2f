import type { FieldKind } from '@/domain/form/form-field';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { usablePointOf } from './point-for-person';

/** Milliseconds. Fading in, moving or being covered briefly takes no longer. */
const patienceMs = 500;

/** Waits until a person can see and use a control, scrolled into view; false if nobody can. */
export function waitUntilUsable(find: () => Element | null, kind: FieldKind): Promise<boolean> {
  return pollUntil(() => {
    const control = find();
    return control !== null && usablePointOf(control, kind) !== null;
  }, patienceMs);
}
