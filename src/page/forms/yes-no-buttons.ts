import { isYesOrNo } from '@/domain/form-keys/yes-no-words';
import { nameOf } from '../names/name-of';
import { findEverywhere } from '../walker/find-everywhere';

const plainButtons = 'button:not([type=submit],[type=reset],[aria-haspopup],[aria-pressed],[role])';

/** Characters. Longer names are no answers. */
const longestAnswer = 30;

/** Adjacent button pairs that say just yes and no: some forms use them instead of radios. */
export function yesNoButtons(): Element[] {
  const byParent = Map.groupBy(findEverywhere(plainButtons), ({ parentNode }) => parentNode);
  return Array.from(byParent.values()).flatMap((buttons) => {
    const isPair = buttons.length === 2 || buttons.length === 3;
    return isPair && buttons.slice(0, 2).every(saysYesOrNo) ? buttons : [];
  });
}

function saysYesOrNo(button: Element): boolean {
  if ((button.textContent ?? '').length > longestAnswer) return false;
  return isYesOrNo(nameOf(button));
}
