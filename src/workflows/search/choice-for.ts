import type { Filter } from '@/domain/page/filter';
import type { FilterControl } from '@/domain/page/landmarks';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import type { FilterReading } from '@/page-api/search-requests';
import { scoreLabelMatch, scoreNameMatch } from './filter-label-match';

/** A filter's option as currently on the page. */
export interface FilterChoiceOnPage {
  control: FilterControl;
  /** The option of a select or list; null if the control is itself the option. */
  option: FilterControl['options'][number] | null;
  /** Whether it is chosen now. */
  isOn: boolean;
}

/** What is known about an option's surroundings. */
export interface FilterContext {
  reading: FilterReading;
  /** The filter as explored; null if it never was. */
  known: Filter | null;
  /** Name of the opener that was pressed; null if none. */
  openedBy: string | null;
}

interface Candidate extends FilterChoiceOnPage {
  /** How surely it has the chosen label. */
  label: number;
  /** How surely it belongs to the filter; 0 if nothing says so. */
  belongs: number;
}

/** Roles chosen by a press, whether or not the page shows their state. */
const choiceRoles = new Set(['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'link', 'switch', 'tab']);

/** The control of an option: by filter and label, and by the known selector; null if there is none. */
export function findChoice(wish: { filter: string; value: string }, place: FilterContext): FilterChoiceOnPage | null {
  const candidates = place.reading.controls.flatMap((control) => candidatesOf(control, wish, place));
  const best = candidates.toSorted((one, other) => points(other) - points(one))[0];
  if (!best) return null;
  const isOnlyOne = candidates.length === 1 && (best.control.group === '' || mentionsFilters(best.control.group));
  return best.belongs > 0 || isOnlyOne ? best : null;
}

function points({ label, belongs }: Candidate): number {
  return belongs * 2 + label;
}

function candidatesOf(control: FilterControl, wish: { filter: string; value: string }, place: FilterContext) {
  const itself = scoreLabelMatch(control.name, wish.value);
  const own = itself > 0 && isChoice(control, place.known) ? [candidate(control, null, itself, wish, place)] : [];
  const options = control.options.flatMap((option) => {
    const label = scoreLabelMatch(option.label, wish.value);
    return label > 0 ? [candidate(control, option, label, wish, place)] : [];
  });
  return [...own, ...options];
}

function candidate(
  control: FilterControl,
  option: FilterChoiceOnPage['option'],
  label: number,
  { filter, value }: { filter: string; value: string },
  { reading, known, openedBy }: FilterContext,
): Candidate {
  const names = [control.group, ...(option || control.checked !== null ? [control.name] : [])];
  // The heading of the whole part means nothing if its groups have names of their own.
  if (control.group === '' || mentionsFilters(control.group)) names.push(reading.surroundings, openedBy ?? '');
  const named = Math.max(...names.map((name) => scoreNameMatch(name, filter)));
  const isKnown = known?.options.some(({ selector }) => selector === (option ?? control).selector) === true;
  const isOn = option ? isChosen(control, value) : control.checked === true;
  return { control, option, isOn, label, belongs: named + (isKnown ? 3 : 0) };
}

/** A plain button is an option only if the exploration found it to be one. */
function isChoice({ checked, role, selector }: FilterControl, known: Filter | null): boolean {
  if (checked !== null || choiceRoles.has(role ?? '')) return true;
  return known?.options.some((option) => option.selector === selector) === true;
}

/** Whether a field shows an option as chosen; several are separated by commas, which labels may contain too. */
function isChosen({ value }: FilterControl, label: string): boolean {
  if (value === null) return false;
  return [value, ...value.split(', ')].some((one) => scoreLabelMatch(one, label) > 0);
}
