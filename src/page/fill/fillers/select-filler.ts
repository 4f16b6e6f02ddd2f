import { matchOption } from '@/forms/options/match-option';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { committedValue } from '@/page/form/committed-value';
import { waitUntilUsable } from '../input/wait-until-usable';
import { withFocus } from '../input/with-focus';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';

/** Milliseconds. Dependent lists (states of a country) load once the other field is filled. */
const fillsWithin = 1_500;

/** A native select: the browser draws its list, so the option is set by script and events are fired. */
export function selectFiller({ value, watch }: FieldFill, selector: string): Filler {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLSelectElement ? element : null;
  };
  const committed = () => {
    const select = find();
    return select ? committedValue(select, new Map()) : '';
  };
  return {
    committed,
    holds() {
      const select = find();
      const wanted = select && wantedIn(select, value);
      return !!select && !!wanted && isChosen(select, wanted);
    },
    // The browser draws its list, out of reach of trusted input.
    byHand: () => null,
    async put() {
      const isThere = () => find()?.disabled === false && offered(find()).length > 0;
      await pollUntil(isThere, fillsWithin);
      const select = find();
      if (!select) return goneRefusal;
      if (select.disabled) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'select'))) return hiddenRefusal;
      const wanted = wantedIn(select, value);
      if (!wanted) return { outcome: 'no-option', options: offered(select).map(({ label }) => label.trim()) };
      const isDone = await withFocus(
        select,
        () => watch.isSame(select),
        () => choose(select, wanted),
      );
      return isDone ? null : refusedRefusal;
    },
  };
}

/** Options without a value are placeholders. */
function offered(select: HTMLSelectElement | null): HTMLOptionElement[] {
  return Array.from(select?.options ?? []).filter(({ value, disabled }) => value !== '' && !disabled);
}

/** The options that match the value; null unless all of it is matched. */
function wantedIn(select: HTMLSelectElement, { key, value }: FieldFill['value']): HTMLOptionElement[] | null {
  const options = distinct(offered(select));
  const labels = options.map(({ label }) => label);
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0 || (values.length > 1 && !select.multiple)) return null;
  const found = values.flatMap((each) => {
    const index = matchOption({ key, value: each }, labels);
    const option = index === null ? codedOption(options, each) : options[index];
    return option ? [option] : [];
  });
  return found.length === values.length ? found : null;
}

/** A list may repeat an option among its most frequent ones. */
function distinct(options: readonly HTMLOptionElement[]): HTMLOptionElement[] {
  return Array.from(new Map(options.map((option) => [`${option.value}\n${option.label}`, option])).values());
}

/** The option whose value is what is wanted: `DE` for Germany. Numbers are not codes. */
function codedOption(options: readonly HTMLOptionElement[], wanted: string | boolean): HTMLOptionElement | undefined {
  if (typeof wanted === 'boolean' || !/^\p{L}{2,}$/u.test(wanted)) return undefined;
  const coded = options.filter(({ value }) => value.toLowerCase() === wanted.toLowerCase());
  return coded.length === 1 ? coded[0] : undefined;
}

function isChosen(select: HTMLSelectElement, wanted: readonly HTMLOptionElement[]): boolean {
  const chosen = Array.from(select.selectedOptions, ({ value }) => value);
  return chosen.length === wanted.length && wanted.every(({ value }) => chosen.includes(value));
}

function choose(select: HTMLSelectElement, wanted: readonly HTMLOptionElement[]): void {
  for (const option of select.options) {
    const isWanted = wanted.includes(option);
    if (option.selected !== isWanted) option.selected = isWanted;
  }
  dispatchChangeEvents(select);
}
