import type { FieldValue } from '@/domain/form/form-filling';
import { optionWords } from '@/forms/options/fold-option-text';
import { matchOption } from '@/forms/options/match-option';
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
import { dispatchPress } from '../input/dispatch-press';
import { replaceFocusedText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { blurElement, focusElement } from '../input/with-focus';
import { shownChoices } from './displayed-choices';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';
import { isOptionVisible, visibleOptions } from './list-options';
import { listboxOf } from './open-listbox';

/** Milliseconds. A text becomes a tag within this time. */
const takenMs = 250;

/**
 * A box for several texts, which may become tags: by choosing what the box finds for them, at a comma, or at Enter if the page itself says
 * so. That key event is synthetic and submits nothing. Where nothing was found for any and nothing became a tag, all texts go in as one.
 */
export function tagsFiller({ controls: { selector }, value, watch }: FieldFill, values: readonly string[]): Filler {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLInputElement && !element.readOnly ? element : null;
  };
  const shown = () => {
    const input = find();
    return input ? shownChoices(input) : [];
  };
  /** Values that the box does not find: it adds what it knows alone. */
  const notOffered = new Set<string>();
  const missing = () => {
    const tags = new Set(shown().flatMap((text) => [optionWords(text), ...text.split(',').map(optionWords)]));
    return values.filter((each) => !notOffered.has(each) && !tags.has(optionWords(each)));
  };
  return {
    committed: () => shown().join(', '),
    holds: () => values.length > notOffered.size && missing().length === 0,
    byHand: () => null,
    async put() {
      const input = find();
      if (!input) return goneRefusal;
      if (input.disabled) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'tags'))) return hiddenRefusal;
      focusElement(input);
      await nextTask();
      let isSearched = false;
      for (const each of missing()) {
        if (!watch.isSame(input)) return refusedRefusal;
        const found = await chooseFound(input, { key: value.key, value: each });
        isSearched ||= found !== null;
        if (found === false || (found === null && isSearched)) notOffered.add(each);
        if (found !== null || isSearched || (await makeTag(input, each))) continue;
        // Text typed to search is no answer.
        replaceFocusedText(input, missing().join(', '));
        break;
      }
      if (isSearched && input.value !== '') replaceFocusedText(input, '');
      blurElement(input);
      return null;
    },
  };
}

/** Milliseconds. What a search box finds shows within this time. */
const findsWithin = 900;

/** Types a value and presses what the box finds for it: true once it is gone from there, false if only others are found; null: no search. */
async function chooseFound(input: HTMLInputElement, value: FieldValue): Promise<boolean | null> {
  const list = listboxOf(input, visibleOptions());
  try {
    replaceFocusedText(input, String(value.value));
    await nextTask();
    if (input.value === '') return null;
    const isShown = await pollUntil(() => list.options().length > 0, findsWithin);
    if (!isShown) return null;
    const options = list.options();
    const found =
      options[
        matchOption(
          value,
          options.map(({ label }) => label),
        ) ?? -1
      ];
    if (!found || !dispatchPress(found.element, true)) return false;
    return pollUntil(() => !found.element.isConnected || !isOptionVisible(found.element), findsWithin);
  } finally {
    list.forget();
  }
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
