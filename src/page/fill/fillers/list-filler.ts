import type { FieldValue } from '@/domain/form/form-filling';
import { matchOption } from '@/forms/options/match-option';
import { findTarget } from '@/page/dom/refs/find-target';
import { waitFor } from '@/page/dom/tree/poll-until';
import { pressInPage } from '../input/dispatch-press';
import { isTextControl, putText } from '../input/set-text';
import { becomesUsable } from '../input/wait-until-usable';
import { shownChoices } from './displayed-choices';
import { type Filling, type FillingWay, gone, hidden, type PutRefusal, refused } from './filler';
import { findOption } from './find-option';
import { isShown, type ListOption, shownOptions } from './list-options';
import { closeList, listOpenedBy, openList } from './open-listbox';
import type { FieldWatch } from './watch-field';

/** Milliseconds. A list accepts an option within this time. */
const takenMs = 600;

/**
 * A list opened by a press. The one matching option is pressed, never the first, and never with Enter, which takes whatever is highlighted.
 * Text that was merely typed is no answer and is removed again.
 */
export function listWay({ value, watch }: Filling, selector: string): FillingWay {
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
        if (!control) return gone;
        if (!(await becomesUsable(find, 'combobox'))) return hidden;
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
  const list = listOpenedBy(control, shownOptions());
  if (!(await openList(control, list))) return refused;
  if (!watch.isSame(control)) {
    await closeList(control, list);
    return refused;
  }
  const found = await findOption(control, list, value);
  if (found.option && !(await take(found.option)) && isTextControl(control)) putText(control, '');
  await closeList(control, list);
  return found.option ? null : { outcome: 'no-option', options: found.labels };
}

/** A successful press closes the list, or marks the option. */
async function take({ element }: ListOption): Promise<boolean> {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (!pressInPage(element, true)) return false;
  const isTaken = () => !element.isConnected || !isShown(element) || element.getAttribute('aria-selected') === 'true';
  return waitFor(isTaken, takenMs);
}
