import type { FieldValue } from '@/domain/form/form-filling';
import { matchOption } from '@/forms/options/match-option';
import { findTarget } from '@/page/dom/refs/find-target';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { dispatchPress } from '../input/dispatch-press';
import { acceptsText, replaceFocusedText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { shownChoices } from './displayed-choices';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, type PutRefusal, refusedRefusal } from './filler';
import { findOption } from './find-option';
import { isOptionVisible, type ListOption, visibleOptions } from './list-options';
import { closeListbox, listboxOf, openListbox } from './open-listbox';
import type { FieldWatch } from './watch-field';

/** Milliseconds. A list accepts an option within this time. */
const takenMs = 600;

/**
 * A list opened by a press. The one matching option is pressed, never the first, and never with Enter, which takes whatever is highlighted.
 * Text that was merely typed is no answer and is removed again.
 */
export function listFiller({ value, watch }: FieldFill, selector: string): Filler {
  const values = valuesOf(value);
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLElement ? element : null;
  };
  const shown = () => {
    const control = find();
    return control ? shownChoices(control) : [];
  };
  const missing = () => {
    const texts = shown();
    return values.filter((each) => matchOption(each, texts) === null);
  };
  return {
    committed: () => shown()[0] ?? '',
    holds: () => values.length > 0 && missing().length === 0,
    byHand: () => ({ selector, text: null }),
    async put() {
      for (const each of missing()) {
        const control = find();
        if (!control) return goneRefusal;
        if (!(await waitUntilUsable(find, 'combobox'))) return hiddenRefusal;
        const refusal = await choose(control, each, watch);
        if (refusal) return refusal;
      }
      return null;
    },
  };
}

function valuesOf({ key, value }: FieldValue): FieldValue[] {
  return (Array.isArray(value) ? value : [value]).map((each) => ({ key, value: each }));
}

async function choose(control: HTMLElement, value: FieldValue, watch: FieldWatch): Promise<PutRefusal | null> {
  const list = listboxOf(control, visibleOptions());
  if (!(await openListbox(control, list))) return refusedRefusal;
  if (!watch.isSame(control)) {
    await closeListbox(control, list);
    return refusedRefusal;
  }
  const found = await findOption(control, list, value);
  if (found.option && !(await take(found.option)) && acceptsText(control)) replaceFocusedText(control, '');
  await closeListbox(control, list);
  return found.option ? null : { outcome: 'no-option', options: found.labels };
}

/** A successful press closes the list, or marks the option. */
async function take({ element }: ListOption): Promise<boolean> {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (!dispatchPress(element, true)) return false;
  const isTaken = () =>
    !element.isConnected || !isOptionVisible(element) || element.getAttribute('aria-selected') === 'true';
  return pollUntil(isTaken, takenMs);
}
