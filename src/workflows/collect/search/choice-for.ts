import type { Filter } from '@/domain/filter';
import { saysFilters } from '@/domain/filter-phrases';
import type { FilterControl } from '@/domain/landmarks';
import type { FilterReading } from '@/page/contract';
import { likenessOfLabels, likenessOfNames } from './labels';

/** An option of a filter as it stands on the page at the moment. */
export interface Choice {
  control: FilterControl;
  /** The option of a select or list; null where the control itself is the choice. */
  option: FilterControl['options'][number] | null;
  /** Whether it is chosen now. */
  isOn: boolean;
}

/** What is known of where a choice stands. */
export interface ChoicePlace {
  reading: FilterReading;
  /** The filter as it was understood; null where it never was. */
  known: Filter | null;
  /** Name of what was pressed to see the controls; null where nothing was. */
  openedBy: string | null;
}

interface Candidate extends Choice {
  /** How surely it is the label that was chosen. */
  label: number;
  /** How surely it belongs to the filter; 0 where nothing says so. */
  belongs: number;
}

/** Roles of what is chosen by a press, whether or not the page says that it is on. */
const choiceRoles = new Set(['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'link', 'switch', 'tab']);

/** The control of an option among those that are read: by the filter and the label, and by the selector known; null where there is none. */
export function choiceFor(wish: { filter: string; value: string }, place: ChoicePlace): Choice | null {
  const candidates = place.reading.controls.flatMap((control) => candidatesOf(control, wish, place));
  const best = candidates.toSorted((one, other) => points(other) - points(one))[0];
  if (!best) return null;
  const isOnlyOne = candidates.length === 1 && (best.control.group === '' || saysFilters(best.control.group));
  return best.belongs > 0 || isOnlyOne ? best : null;
}

function points({ label, belongs }: Candidate): number {
  return belongs * 2 + label;
}

function candidatesOf(control: FilterControl, wish: { filter: string; value: string }, place: ChoicePlace) {
  const itself = likenessOfLabels(control.name, wish.value);
  const own = itself > 0 && isChoice(control, place.known) ? [candidate(control, null, itself, wish, place)] : [];
  const options = control.options.flatMap((option) => {
    const label = likenessOfLabels(option.label, wish.value);
    return label > 0 ? [candidate(control, option, label, wish, place)] : [];
  });
  return [...own, ...options];
}

function candidate(
  control: FilterControl,
  option: Choice['option'],
  label: number,
  { filter, value }: { filter: string; value: string },
  { reading, known, openedBy }: ChoicePlace,
): Candidate {
  const names = [control.group, ...(option || control.checked !== null ? [control.name] : [])];
  // What heads the whole part says nothing where groups in it have names of their own.
  if (control.group === '' || saysFilters(control.group)) names.push(reading.surroundings, openedBy ?? '');
  const named = Math.max(...names.map((name) => likenessOfNames(name, filter)));
  const isKnown = known?.options.some(({ selector }) => selector === (option ?? control).selector) === true;
  const isOn = option ? isChosen(control, value) : control.checked === true;
  return { control, option, isOn, label, belongs: named + (isKnown ? 3 : 0) };
}

/** A plain button is a choice only where the exploration found it to be one. */
function isChoice({ checked, role, selector }: FilterControl, known: Filter | null): boolean {
  if (checked !== null || choiceRoles.has(role ?? '')) return true;
  return known?.options.some((option) => option.selector === selector) === true;
}

/** Whether a field shows an option as chosen; several are parted by commas, which labels may hold as well. */
function isChosen({ value }: FilterControl, label: string): boolean {
  if (value === null) return false;
  return [value, ...value.split(', ')].some((one) => likenessOfLabels(one, label) > 0);
}
