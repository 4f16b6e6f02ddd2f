import type { CalendarDate } from '@/language/dates/calendar-date';
import { statedDay } from '@/language/dates/stated-day';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { committedValue } from '@/page/form/committed-value';
import { nextTask } from '@/std/sleep';
import { dispatchOutsidePress, dispatchPress } from '../input/dispatch-press';
import { waitUntilUsable } from '../input/wait-until-usable';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, noOptionRefusal, refusedRefusal } from './filler';

/** Milliseconds. A month opens, and turns, within this time. */
const showsWithin = 600;
/** Month by month back to the birth of the oldest applicants would take minutes: the year has to be said. */
const mostTurns = 60;
const fewestDays = 28;
/** Ancestors of a day in which all days of its month are. */
const mostLevels = 6;
/** Controls of a calendar that may turn it. */
const mostTried = 6;

/** A box that nobody types into: a press opens a month, and one of its days is pressed. */
export function calendarFiller({ controls: { selector }, watch }: FieldFill, date: CalendarDate): Filler {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLElement ? element : null;
  };
  const committed = () => {
    const element = find();
    return element ? committedValue(element, new Map()) : '';
  };
  return {
    committed,
    holds: () => saysDay(committed(), date),
    byHand: () => null,
    async put() {
      const control = find();
      if (!control) return goneRefusal;
      if (date.day === null) return noOptionRefusal;
      if (control.matches(':disabled,[aria-disabled=true]')) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'combobox'))) return hiddenRefusal;
      const before = calendarShown(new Set());
      if (!dispatchPress(control, false)) return refusedRefusal;
      const shown = () => calendarShown(new Set(before ? [before] : []));
      await pollUntil(() => shown() !== null, showsWithin);
      if (!watch.isSame(control)) return refusedRefusal;
      const day = shown() && (await turnTo(shown, control, date)) ? dayOf(shown(), date) : null;
      if (day && dispatchPress(day, true)) return null;
      dispatchOutsidePress(control);
      return noOptionRefusal;
    },
  };
}

type Shown = () => Element | null;

/** The part of the page that shows the days of a month. */
function calendarShown(besides: ReadonlySet<Element>): Element | null {
  const days = daysIn(null);
  for (const day of days) {
    let part = day.parentElement;
    for (let level = 0; part && level < mostLevels; level += 1, part = part.parentElement) {
      const within = part;
      if (days.filter((each) => within.contains(each)).length < fewestDays) continue;
      if (!besides.has(part)) return part;
      break;
    }
  }
  return null;
}

function daysIn(part: Element | null): HTMLElement[] {
  const all = part ? Array.from(part.querySelectorAll('*')) : findEverywhere('td,button,span,div,a,li');
  return all.filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.childElementCount === 0 &&
      /^\s*(?:[1-9]|[12]\d|3[01])\s*$/.test(element.textContent ?? '') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** All of a calendar: up to what holds its box as well. */
function wholeOf(part: Element, control: Element): Element {
  let whole = part;
  while (
    whole.parentElement &&
    !whole.parentElement.contains(control) &&
    !whole.parentElement.matches('body,main,form')
  )
    whole = whole.parentElement;
  return whole;
}

const labelOf = (day: Element): string =>
  ['aria-label', 'title', 'data-date'].map((name) => day.getAttribute(name)).find(Boolean) ?? '';

const isoOf = (text: string): string | null => statedDay(text, Number.POSITIVE_INFINITY);

/** Months since year 0 of what a calendar shows: by the names of its days, what it is turned by, or its heading. */
function monthShown(part: Element, control: Element): number | null {
  const named = daysIn(part).flatMap((day) => isoOf(labelOf(day)) ?? []);
  // Days of the months around stand at the beginning and the end.
  const iso = named[Math.floor(named.length / 2)];
  if (iso) return monthOf(iso);
  const whole = wholeOf(part, control);
  const [months, year] = [monthsIn(whole), yearIn(whole)];
  if (months && year) return Number(year.value) * 12 + months.selectedIndex;
  const texts = Array.from(whole.querySelectorAll('*'), ({ textContent }) => toVisibleLine(textContent ?? ''));
  const heading = texts.filter(({ length }) => length < 30).flatMap((text) => isoOf(`15 ${text}`) ?? [])[0];
  return heading ? monthOf(heading) : null;
}

const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;

const monthsIn = (whole: Element): HTMLSelectElement | undefined =>
  Array.from(whole.querySelectorAll('select')).find(({ options }) => options.length === 12);

const yearIn = (whole: Element): HTMLSelectElement | HTMLInputElement | undefined =>
  Array.from(whole.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input')).find(({ value }) =>
    /^\d{4}$/.test(value),
  );

async function turnTo(shown: Shown, control: Element, { year, month }: CalendarDate): Promise<boolean> {
  const wanted = Number(year) * 12 + Number(month) - 1;
  const now = () => {
    const part = shown();
    return part && monthShown(part, control);
  };
  const whole = () => wholeOf(shown() ?? control, control);
  const years = yearIn(whole());
  if (years) years.value = year;
  if (years) dispatchChangeEvents(years);
  await nextTask();
  const months = monthsIn(whole());
  if (months) months.selectedIndex = Number(month) - 1;
  if (months) dispatchChangeEvents(months);
  await nextTask();
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const before = now();
    if (before === null) return false;
    if (before === wanted) return true;
    if (!(await turnBy(Math.sign(wanted - before), now, whole))) return false;
  }
  return false;
}

/** Presses what turns a calendar one way: what comes first turns it back, what comes last on. */
async function turnBy(way: number, now: () => number | null, whole: () => Element): Promise<boolean> {
  const turners = () => {
    const found = Array.from(whole().querySelectorAll<HTMLElement>('button,[role=button]'));
    const others = found.filter((each) => !/^\s*\d+\s*$/.test(each.textContent ?? ''));
    return way < 0 ? others : others.toReversed();
  };
  for (let at = 0; at < mostTried; at += 1) {
    const turner = turners()[at];
    if (!turner) return false;
    const from = now();
    if (from === null || !dispatchPress(turner, false)) continue;
    await pollUntil(() => now() !== from, showsWithin);
    const after = now();
    if (after === null) return false;
    if (Math.sign(after - from) === way) return true;
  }
  return false;
}

function dayOf(part: Element | null, { year, month, day }: CalendarDate): HTMLElement | null {
  const days = part ? daysIn(part) : [];
  const named = days.filter((each) => isoOf(labelOf(each)) === `${year}-${month}-${day}`);
  const same = days.filter((each) => Number(each.textContent) === Number(day) && labelOf(each) === '');
  return (named.length > 0 ? named : Number(day) > 15 ? same.toReversed() : same)[0] ?? null;
}

/** A site writes the day in its own way. */
function saysDay(text: string, { year, month, day }: CalendarDate): boolean {
  if (isoOf(text) === `${year}-${month}-${day}`) return true;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  return numbers.length === 3 && [year, month, day].every((part) => numbers.includes(Number(part)));
}
