import { matchOption } from '@/domain/option-match/match-option';
import { tellChange } from '../elements/tell-change';
import { committedValue } from '../forms/committed-value';
import { findTarget } from '../refs/find-target';
import { becomesUsable } from './becomes-usable';
import { type Filling, type FillingWay, gone, hidden, refused } from './filling-way';
import { withFocus } from './focus';
import { waitFor } from './wait-for';

/** Lists that depend on another field (states of a country) are loaded once that is filled. Milliseconds. */
const fillsWithin = 1_500;

/** A native select: its list is drawn by the browser, so the option is set and the page told. */
export function selectWay({ value, watch }: Filling, selector: string): FillingWay {
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
    // Its list is the browser's own: no mouse of ours reaches it.
    byHand: () => null,
    async put() {
      const isThere = () => find()?.disabled === false && offered(find()).length > 0;
      await waitFor(isThere, fillsWithin);
      const select = find();
      if (!select) return gone;
      if (select.disabled) return refused;
      if (!(await becomesUsable(find, 'select'))) return hidden;
      const wanted = wantedIn(select, value);
      if (!wanted) return { outcome: 'no-option', options: offered(select).map(({ label }) => label.trim()) };
      const isDone = await withFocus(
        select,
        () => watch.isSame(select),
        () => choose(select, wanted),
      );
      return isDone ? null : refused;
    },
  };
}

/** Options without a value are what a select says before one is chosen. */
function offered(select: HTMLSelectElement | null): HTMLOptionElement[] {
  return Array.from(select?.options ?? []).filter(({ value, disabled }) => value !== '' && !disabled);
}

/** The options that say the value; null unless all of it is said. */
function wantedIn(select: HTMLSelectElement, { key, value }: Filling['value']): HTMLOptionElement[] | null {
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

/** A list may show an option twice, once more among the frequent ones: they are one. */
function distinct(options: readonly HTMLOptionElement[]): HTMLOptionElement[] {
  return Array.from(new Map(options.map((option) => [`${option.value}\n${option.label}`, option])).values());
}

/** The option that is sent as what is wanted: `DE` for Germany. Numbers are nobody's code. */
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
  tellChange(select);
}
