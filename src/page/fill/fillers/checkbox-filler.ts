import { asYesOrNo } from '@/forms/options/yes-no-meaning';
import { checkedState } from '@/page/dom/controls/checked-state';
import { findTarget } from '@/page/dom/refs/find-target';
import { waitUntilUsable } from '../input/wait-until-usable';
import { pressOption } from './choice-filler';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';

/** One checkbox: yes or no. */
export function checkboxFiller({ controls: { selector }, value }: FieldFill): Filler {
  const wanted = asYesOrNo(value.value);
  const isTicked = () => {
    const element = findTarget({ selector });
    return element ? checkedState(element) : null;
  };
  return {
    committed: () => (isTicked() ? 'on' : ''),
    holds: () => wanted !== null && isTicked() === wanted,
    byHand: () => (wanted === null ? null : { selector, text: null }),
    async put(attempt) {
      if (wanted === null) return { outcome: 'no-option', options: [] };
      const find = () => findTarget({ selector });
      if (!(await waitUntilUsable(find, 'tick'))) return find() ? hiddenRefusal : goneRefusal;
      const element = find();
      if (!element) return goneRefusal;
      return pressOption(element, attempt) ? null : refusedRefusal;
    },
  };
}
