import { optionWords } from '@/forms/options/fold-option-text';
import { foldText } from '@/language/fold/visible-one-line';
import { findTarget } from '@/page/dom/refs/find-target';
import { pressKey } from '@/page/dom/tree/dispatch-key';
import { waitFor } from '@/page/dom/tree/poll-until';
import { hintOf } from '@/page/form/field-facts';
import { textBefore } from '@/page/form/nearby-text';
import { putText } from '../input/set-text';
import { becomesUsable } from '../input/wait-until-usable';
import { loseFocus, nextTask, takeFocus } from '../input/with-focus';
import { shownChoices } from './displayed-choices';
import { type Filling, type FillingWay, gone, hidden, refused } from './filler';

/** Milliseconds. A text becomes a tag within this time. */
const takenMs = 250;

/**
 * A box for several texts, which may become tags: at a comma, or at Enter if the page itself says so. That key event is synthetic and
 * submits nothing. Without tags, all texts go in as one.
 */
export function tagsWay({ controls: { selector }, watch }: Filling, values: readonly string[]): FillingWay {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLInputElement && !element.readOnly ? element : null;
  };
  const shown = () => {
    const input = find();
    return input ? shownChoices(input) : [];
  };
  const missing = () => {
    const tags = new Set(shown().flatMap((text) => [optionWords(text), ...text.split(',').map(optionWords)]));
    return values.filter((value) => !tags.has(optionWords(value)));
  };
  return {
    committed: () => shown().join(', '),
    holds: () => missing().length === 0,
    byHand: () => null,
    async put() {
      const input = find();
      if (!input) return gone;
      if (input.disabled) return refused;
      if (!(await becomesUsable(find, 'tags'))) return hidden;
      takeFocus(input);
      await nextTask();
      for (const value of missing()) {
        if (!watch.isSame(input)) return refused;
        if (await makeTag(input, value)) continue;
        putText(input, missing().join(', '));
        break;
      }
      loseFocus(input);
      return null;
    },
  };
}

/** Whether it became a tag: then the box is empty again. */
async function makeTag(input: HTMLInputElement, value: string): Promise<boolean> {
  const isTaken = () => input.value === '';
  putText(input, value);
  await nextTask();
  if (saysEnter(input)) pressKey(input, 'Enter');
  if (await waitFor(isTaken, takenMs)) return true;
  putText(input, `${value},`);
  await nextTask();
  pressKey(input, ',');
  return waitFor(isTaken, takenMs);
}

const enterWords = /\b(?:enter|return|eingabetaste|entr[ée]e|intro|invio)\b/i;

/** The page tells users to press Enter after each. */
function saysEnter(input: HTMLInputElement): boolean {
  return enterWords.test(`${hintOf(input)} ${foldText(textBefore(input, new Map()))}`);
}
