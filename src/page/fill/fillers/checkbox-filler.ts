import { asYesOrNo } from '@/forms/options/yes-no-meaning';
import { checkedState } from '@/page/dom/controls/checked-state';
import { findTarget } from '@/page/dom/refs/find-target';
import { becomesUsable } from '../input/wait-until-usable';
import { pressOption } from './choice-filler';
import { type Filling, type FillingWay, gone, hidden, refused } from './filler';

/** One checkbox: yes or no. */
export function tickWay({ controls: { selector }, value }: Filling): FillingWay {
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
      if (!(await becomesUsable(find, 'tick'))) return find() ? hidden : gone;
      const element = find();
      if (!element) return gone;
      return pressOption(element, attempt) ? null : refused;
    },
  };
}
