import type { FieldOption } from '@/domain/form/form-field';
import { matchOption } from '@/forms/options/match-option';
import { checkedState } from '@/page/dom/controls/checked-state';
import { findTarget } from '@/page/dom/refs/find-target';
import { disabled } from '@/page/dom/tree/disabled';
import { looksSelected } from '@/page/form/looks-selected';
import { rememberPress } from '@/page/form/marked-by-press';
import { dispatchClick, dispatchPress } from '../input/dispatch-press';
import { waitUntilUsable } from '../input/wait-until-usable';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';

/** Radios, buttons acting as such, and checkbox groups: presses the options that are not yet as the value says. */
export function choiceFiller({ controls, value }: FieldFill): Filler {
  const options = controls.options ?? [];
  const labels = options.map(({ label }) => label);
  const wanted = wantedAmong(labels, value, controls.kind === 'choices');
  const isWanted = (index: number) => wanted?.includes(index) ?? false;
  const states = () => chosenOf(options);
  return {
    committed() {
      const now = states();
      return labels.filter((_, index) => now[index]).join(', ');
    },
    holds: () => wanted !== null && states().every((isChosen, index) => isChosen === isWanted(index)),
    byHand() {
      const now = states();
      const first = options.find((_, index) => isWanted(index) && !now[index]);
      return first?.selector ? { selector: first.selector, text: null } : null;
    },
    async put(attempt) {
      if (!wanted) return { outcome: 'no-option', options: labels };
      const before = states();
      // Choosing one radio deselects the others.
      const isOne = controls.kind === 'choice';
      const toPress = options.filter((_, index) => before[index] !== isWanted(index) && (isWanted(index) || !isOne));
      if (toPress.some((option) => elementOf(option) === null)) return goneRefusal;
      for (const option of toPress) {
        if (!(await waitUntilUsable(() => elementOf(option), controls.kind))) return hiddenRefusal;
        const element = elementOf(option);
        if (element && checkedState(element) === null) rememberPress(element, elementsOf(options));
        if (!element || !pressOption(element, attempt)) return element ? refusedRefusal : goneRefusal;
      }
      return null;
    },
  };
}

function wantedAmong(labels: string[], { key, value }: FieldFill['value'], areMany: boolean): number[] | null {
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0 || (values.length > 1 && !areMany)) return null;
  const found = values.map((each) => matchOption({ key, value: each }, labels));
  return found.includes(null) ? null : found.filter((index) => index !== null);
}

function chosenOf(options: readonly FieldOption[]): boolean[] {
  const known = elementsOf(options);
  return options
    .map(elementOf)
    .map((element) => element !== null && (checkedState(element) ?? looksSelected(element, known)));
}

const elementsOf = (options: readonly FieldOption[]): Element[] => options.flatMap((option) => elementOf(option) ?? []);

function elementOf({ selector }: FieldOption): Element | null {
  return selector === null ? null : findTarget({ selector });
}

/** Clicks the native control itself, even if hidden behind its label; if that does not hold, its label. */
export function pressOption(element: Element, attempt: number): boolean {
  if (element.matches(disabled)) return false;
  if (!(element instanceof HTMLInputElement)) return dispatchPress(element, true);
  const label = attempt > 0 ? element.labels?.[0] : undefined;
  return dispatchClick(label ?? element);
}
