import { keepsEntry } from '@/forms/history/keeps-entry';
import type { CalendarDate } from '@/language/dates/calendar-date';
import { findTarget } from '@/page/dom/refs/find-target';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { disabled } from '@/page/dom/tree/disabled';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { committedValue } from '@/page/form/committed-value';
import { dispatchOutsidePress, dispatchPress } from '../input/dispatch-press';
import { acceptsText, setText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { canOpenCalendar } from './calendar-controls';
import { calendarsShown, dayOf, isoOf, wholeOf } from './calendar-views';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, noOptionRefusal, refusedRefusal } from './filler';
import { isExpanded } from './open-listbox';
import { type OpenCalendar, openCalendar, turnTo } from './turn-calendar';

/** Milliseconds. A calendar opens within this time, and closes. */
const showsWithin = 600;
const closesWithin = 350;
/** Ancestors of a box in which the button that opens its calendar stands. */
const mostLevels = 3;

/**
 * A box that nobody types into: a press opens a calendar, and the date is chosen in it. `known`: what is known of the date, where its day is
 * made up; a calendar of months is asked for no more. `otherwise`: what is done where no calendar opens.
 */
export function calendarFiller(
  { controls: { selector }, watch }: FieldFill,
  date: CalendarDate,
  known: CalendarDate = date,
  otherwise: Filler | null = null,
): Filler {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLElement ? element : null;
  };
  const committed = () => {
    const element = find();
    return element ? committedValue(element, new Map()) : '';
  };
  const holds = () => saysDate(committed(), date) || (known.day === null && saysDate(committed(), known));
  return {
    committed,
    holds,
    byHand: () => null,
    async put(attempt) {
      const control = find();
      if (!control) return goneRefusal;
      if (control.matches(disabled)) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'combobox'))) return hiddenRefusal;
      const calendar = openCalendar(control, new Set(calendarsShown().map(({ part }) => part)));
      if (!(await open(calendar, control))) {
        // Something else than can be read has opened, and would cover the rest of the form.
        if (isExpanded(control)) dispatchKey(control, 'Escape');
        return otherwise?.put(attempt) ?? noOptionRefusal;
      }
      if (!watch.isSame(control)) return refusedRefusal;
      const before = committed();
      const isChosen = await choose(calendar, date);
      await closeCalendar(calendar, isChosen);
      if (holds()) return null;
      // Some take each step towards a date for one: it would say another than is meant.
      const box = find();
      if (committed() !== before && acceptsText(box) && !box.readOnly) await setText(box, '', watch);
      return noOptionRefusal;
    },
  };
}

/** By a press on the box, or on the button beside it. */
async function open({ shown }: OpenCalendar, control: HTMLElement): Promise<boolean> {
  const isShown = () => pollUntil(() => shown() !== null, showsWithin);
  if (dispatchPress(control, false) && (await isShown())) return true;
  let around = control.parentElement;
  for (let level = 0; around && level < mostLevels; level += 1, around = around.parentElement) {
    if (around.querySelectorAll('input,select,textarea').length > 1) return false;
    const button = around.querySelector('button,[role=button]');
    if (button) return canOpenCalendar(button) && dispatchPress(button, false) && (await isShown());
  }
  return false;
}

async function choose(calendar: OpenCalendar, date: CalendarDate): Promise<boolean> {
  const place = await turnTo(calendar, date);
  if (place !== 'days') return place === 'chosen';
  const shown = calendar.shown();
  const day = shown && dayOf(shown, date);
  return day !== null && dispatchPress(day, true);
}

/** It would cover the rest of the form. Some take what is chosen only at an "OK" below their cells, and forget it with Escape. */
export async function closeCalendar({ shown, control }: OpenCalendar, isChosen: boolean): Promise<void> {
  const isClosed = () => pollUntil(() => shown() === null, closesWithin);
  if (isChosen && (await isClosed())) return;
  const now = shown();
  const buttons = now ? wholeOf(now.part, control).querySelectorAll('button,[role=button]') : [];
  const ok = isChosen && Array.from(buttons).find((button) => keepsEntry(nameOrTextStart(button)));
  if (ok && dispatchPress(ok, true) && (await isClosed())) return;
  dispatchOutsidePress(control);
  if (await isClosed()) return;
  const inside = shown()?.cells[0];
  if (inside && !isChosen) dispatchKey(inside, 'Escape');
  if (!isChosen && !(await isClosed())) dispatchPress(control, false);
}

/** A site writes a date in its own way, as precisely as it asks. */
export function saysDate(text: string, { year, month, day }: CalendarDate): boolean {
  const parts = [year, month, day].filter((part) => part !== null);
  if (month !== null && isoOf(day === null ? `1 ${text}` : text) === `${year}-${month}-${day ?? '01'}`) return true;
  // With the year first, there is no doubt which of the others is the month.
  if (day !== null && /^\d{4}/.test(text) && isoOf(text) !== null) return false;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  return inOrder(numbers) === inOrder(parts.map(Number));
}

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((one, other) => one - other).join(' ');
