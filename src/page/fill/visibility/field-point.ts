import { findTarget } from '@/page/dom/refs/find-target';
import type { VisibilityField } from '@/page-api/field-visibility-requests';
import type { Point } from '@/page-api/viewport-shapes';
import { usablePointOf } from '../input/point-for-person';

/** A point where a person sees and can use a field, scrolled into view; for choices, that of any option. */
export function fieldPoint({ controls }: { controls: VisibilityField }): Point | null {
  const { selector, kind, options } = controls;
  const isChoice = kind === 'choice' || kind === 'choices';
  const ofOptions = isChoice ? (options ?? []).flatMap((option) => option.selector ?? []) : [];
  const selectors = ofOptions.length > 0 ? ofOptions : [selector];
  for (const each of selectors) {
    const control = findTarget({ selector: each });
    const point = control && usablePointOf(control, kind);
    if (point) return point;
  }
  return null;
}
