import { isYesOrNo } from '@/language/words/forms/yes-no-words';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';

const plainButtons = 'button:not([type=submit],[type=reset],[aria-haspopup],[aria-pressed],[role])';

/** Characters. Longer names are no answers. */
const longestAnswer = 30;

/** The part that each of them answers its question in. */
const parts = new WeakMap<Element, Node>();

/** Button pairs beside each other, or each alone in an entry, that say just yes and no: some forms use them instead of radios. */
export function yesNoButtons(): Element[] {
  const byPart = Map.groupBy(findEverywhere(plainButtons), partAround);
  return Array.from(byPart).flatMap(([part, buttons]) => {
    const isPair = buttons.length === 2 || buttons.length === 3;
    if (part === null || !isPair || !buttons.slice(0, 2).every(saysYesOrNo)) return [];
    for (const button of buttons) parts.set(button, part);
    return buttons;
  });
}

export const partOfYesNo = (button: Element): Node | null => parts.get(button) ?? null;

function partAround({ parentNode }: Element): Node | null {
  const isEntry = parentNode instanceof HTMLLIElement && parentNode.childElementCount === 1;
  return isEntry ? parentNode.parentNode : parentNode;
}

function saysYesOrNo(button: Element): boolean {
  if ((button.textContent ?? '').length > longestAnswer) return false;
  return isYesOrNo(accessibleName(button));
}
