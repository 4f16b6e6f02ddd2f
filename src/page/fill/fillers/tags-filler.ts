import { optionWords } from '@/forms/options/fold-option-text';
import { fold } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { hintOf } from '@/page/form/field-facts';
import { nearbyTextBefore } from '@/page/form/nearby-text';
import { nextTask } from '@/std/sleep';
import { replaceFocusedText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { blurElement, focusElement } from '../input/with-focus';
import { shownChoices } from './displayed-choices';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';

/** Milliseconds. A text becomes a tag within this time. */
const takenMs = 250;

/**
 * A box for several texts, which may become tags: at a comma, or at Enter if the page itself says so. That key event is synthetic and
 * submits nothing. Without tags, all texts go in as one.
 */
export function tagsFiller({ controls: { selector }, watch }: FieldFill, values: readonly string[]): Filler {
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
      if (!input) return goneRefusal;
      if (input.disabled) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'tags'))) return hiddenRefusal;
      focusElement(input);
      await nextTask();
      for (const value of missing()) {
        if (!watch.isSame(input)) return refusedRefusal;
        if (await makeTag(input, value)) continue;
        replaceFocusedText(input, missing().join(', '));
        break;
      }
      blurElement(input);
      return null;
    },
  };
}

/** Whether it became a tag: then the box is empty again. */
async function makeTag(input: HTMLInputElement, value: string): Promise<boolean> {
  const isTaken = () => input.value === '';
  replaceFocusedText(input, value);
  await nextTask();
  if (saysEnter(input)) dispatchKey(input, 'Enter');
  if (await pollUntil(isTaken, takenMs)) return true;
  replaceFocusedText(input, `${value},`);
  await nextTask();
  dispatchKey(input, ',');
  return pollUntil(isTaken, takenMs);
}

const findEnter = phraseFinder(phrases('forms.enterKey'));

/** The page tells users to press Enter after each. */
function saysEnter(input: HTMLInputElement): boolean {
  return findEnter(fold(`${hintOf(input)} ${toVisibleLine(nearbyTextBefore(input, new Map()))}`)) !== null;
}
