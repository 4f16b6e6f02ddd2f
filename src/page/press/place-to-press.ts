import { findTarget } from '@/page/dom/refs/find-target';
import { elementAt } from '@/page/dom/tree/element-at';
import { rememberCover } from '@/page/dom/visibility/known-cover';
import { findPressPoint } from '@/page/dom/visibility/press-point';
import type { Target } from '@/page-api/element-requests';
import type { Point } from '@/page-api/viewport-shapes';
import { isInConsentOverlay } from './is-in-consent-overlay';

/** Where a target takes a press; of what lies over it, whether that is a question which only the user answers. */
export function placeToPress(target: Target): Point | null {
  const point = findPressPoint(target);
  const top = point && !point.isHit ? elementAt(point.x, point.y) : null;
  if (!point || !top) return point;
  if (isInConsentOverlay(top)) return { ...point, asksConsent: true };
  const control = findTarget(target);
  if (control) rememberCover(control, top);
  return point;
}
