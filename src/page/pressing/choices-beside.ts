import { elementsWithin } from '../walker/elements-within';
import { flatParent } from '../walker/flat-tree';

const choices =
  'input[type=checkbox],input[type=radio],option,' +
  'checkbox radio option switch menuitemcheckbox menuitemradio treeitem'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join();
/** Levels searched for the rest of a group. */
const depth = 5;

/** Choices in the nearest part with more than one, including the element: 1 if it is alone, 0 if it is no choice. */
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
