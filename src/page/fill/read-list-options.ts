import type { FieldControls } from '@/domain/form/form-filling';
import { findTarget } from '@/page/dom/refs/find-target';
import { rememberListed } from '@/page/form/listed-options';
import { readListLabels } from './fillers/list-filler';
import { isStillAsked, mustStayEmpty } from './visibility/last-read-form';
import { isConsentNearby } from './visibility/says-agreement-nearby';
import { mayFill } from './watch/may-fill';

/** Opens a list, reads its labels and closes it again, so that a question is asked with its choices. Empty where it has to be searched. */
export async function readListOptions({ controls }: { controls: FieldControls }): Promise<string[]> {
  const isAsked = await isStillAsked(controls);
  const element = isAsked ? findTarget({ selector: controls.selector }) : null;
  if (!(element instanceof HTMLElement) || isConsentNearby(controls)) return [];
  const mayOpen = mayFill(element) && !(await mustStayEmpty(controls.selector));
  if (!mayOpen) return [];
  const seen = await readListLabels(element);
  rememberListed(controls.selector, seen);
  return seen.labels;
}
