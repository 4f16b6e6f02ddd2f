import type { Target } from '@/page-api/element-requests';
import type { Box } from '@/page-api/viewport-shapes';
import { findTarget } from '../refs/find-target';

/** An element's box in the viewport; its container's if it has no size (a hidden file field). */
export function elementBox(target: Target): Box | null {
  let element = findTarget(target);
  while (element && element.getBoundingClientRect().width < 2) element = element.parentElement;
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
