import { optionWords } from '@/domain/option-match/option-words';
import { hintOf } from '../forms/field-facts';
import { textBefore } from '../forms/near-text';
import { foldText } from '../names/fold-text';
import { findTarget } from '../refs/find-target';
import { becomesUsable } from './becomes-usable';
import { type Filling, type FillingWay, gone, hidden, refused } from './filling-way';
import { loseFocus, nextTask, takeFocus } from './focus';
import { pressKey } from './press-key';
import { putText } from './set-text';
import { shownChoices } from './shown-choices';
import { waitFor } from './wait-for';

/** A text is made a tag of within this long. Milliseconds. */
const takenMs = 250;

/**
 * A box for several texts, which may make a tag of each: at a comma, or at Enter where the page itself says that Enter does so. That key
 * is a script's, which submits nothing by itself. What makes no tags gets all of them as one text.
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

/** Whether it is a tag now: then the box is empty again. */
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

/** The page tells its user to press Enter after each. */
function saysEnter(input: HTMLInputElement): boolean {
  return enterWords.test(`${hintOf(input)} ${foldText(textBefore(input, new Map()))}`);
}
