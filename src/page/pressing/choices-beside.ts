import { elementsWithin } from '../walker/elements-within';
import { flatParent } from '../walker/flat-tree';

const choices =
  'input[type=checkbox],input[type=radio],option,' +
  'checkbox radio option switch menuitemcheckbox menuitemradio treeitem'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join();
/** Levels in which the others of a group would be found. */
const depth = 5;

/** Choices in the nearest part that holds more than one, itself among them: 1 where it stands alone, 0 where it is none. */
export function choicesBeside(element: Element): number {
  if (!element.matches(choices)) return 0;
  let at = flatParent(element);
  for (let level = 0; at && at !== document.body && level < depth; level += 1) {
    const count = elementsWithin(at).filter((inner) => inner.matches(choices)).length;
    if (count > 1) return count;
    at = flatParent(at);
  }
  return 1;
}
