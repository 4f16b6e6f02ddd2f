import type { Box, Target } from '../contract';
import { findTarget } from '../refs/find-target';

/** Where the element lies in the viewport; what has no size of its own (a hidden file field) is shown by what stands around it. */
export function findBox(target: Target): Box | null {
  let element = findTarget(target);
  while (element && element.getBoundingClientRect().width < 2) element = element.parentElement;
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
