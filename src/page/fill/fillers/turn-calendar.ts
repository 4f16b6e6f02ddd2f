import type { CalendarDate } from '@/language/dates/calendar-date';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { comesBefore } from '@/page/dom/tree/flat-tree';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { nextTask } from '@/std/sleep';
import { dispatchPress } from '../input/dispatch-press';
import {
  calendarsShown,
  cellFor,
  headingsOf,
  monthShown,
  monthsChosen,
  type Shown,
  wholeOf,
  yearChosen,
  yearShown,
} from './calendar-views';

/** Milliseconds. A calendar shows something else within this time of a press, and is drawn then. */
const turning = { withinMs: 600, drawn: { quietMs: 80, timeoutMs: 700 } };
/** Month by month back to the birth of the oldest applicants would take minutes: the year has to be chosen. */
const most = { turns: 60, steps: 20, turners: 6, captions: 4 };
/** Months that are turned over one by one before the year is looked for. */
const fewMonths = 3;

/** A calendar that a press has opened, and the box that it is for. */
export interface OpenCalendar {
  shown(): Shown | null;
  control: Element;
}

/** The calendar that is not one of those before. */
export function openCalendar(control: Element, before: ReadonlySet<Element>): OpenCalendar {
  return { control, shown: () => calendarsShown(before)[0] ?? null };
}

/**
 * Has a calendar show the month of a date, and chooses the month itself where that is all it asks for: by its lists, over a list of years and
 * one of months, or by turning. `chosen`: nothing is left to be pressed.
 */
export async function turnTo(calendar: OpenCalendar, date: CalendarDate): Promise<'days' | 'chosen' | null> {
  await chooseInLists(calendar, date);
  const wanted = Number(date.year) * 12 + Number(date.month ?? 1) - 1;
  let hasTriedUp = false;
  let year: number | null = null;
  for (let step = 0; step < most.steps; step += 1) {
    const now = calendar.shown();
    if (!now) return null;
    const whole = wholeOf(now.part, calendar.control);
    if (now.view === 'day') {
      const at = monthShown(now, whole);
      if (at === wanted) return date.day === null ? null : 'days';
      const isFar = at === null || Math.abs(at - wanted) > fewMonths;
      if (isFar && !hasTriedUp) {
        hasTriedUp = true;
        if (await goUp(calendar)) continue;
      }
      const place = (shown: Shown) =>
        shown.view === 'day' ? monthShown(shown, wholeOf(shown.part, calendar.control)) : null;
      if (at === null || !(await turnBy(calendar, wanted, place))) return null;
      continue;
    }
    const cell =
      now.view === 'month' && (yearShown(now, whole) ?? year) !== Number(date.year) ? null : cellFor(now, date);
    if (cell) {
      if (!dispatchPress(cell, true)) return null;
      if (now.view === 'year') year = Number(date.year);
      const isLast = now.view === 'month' ? date.day === null : date.month === null;
      await shows(calendar, (next) => isLast || next?.view !== now.view);
      const next = calendar.shown();
      if (isLast || next === null || next.view === now.view) return 'chosen';
      continue;
    }
    if (now.view === 'month' && (await goUp(calendar))) continue;
    const place = (shown: Shown) => (shown.view === now.view ? placeIn(shown, calendar, Number(date.year)) : null);
    if (!(await turnBy(calendar, Number(date.year), place))) return null;
  }
  return null;
}

/** The year of the months shown; of years, the one nearest to the wanted. */
function placeIn(shown: Shown, { control }: OpenCalendar, wanted: number): number | null {
  if (shown.view === 'month') return yearShown(shown, wholeOf(shown.part, control));
  const years = shown.cells.map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  return years.reduce((best, year) => (Math.abs(year - wanted) < Math.abs(best - wanted) ? year : best), years[0] ?? 0);
}

async function chooseInLists({ shown, control }: OpenCalendar, { year, month }: CalendarDate): Promise<void> {
  const whole = () => wholeOf(shown()?.part ?? control, control);
  const years = yearChosen(whole());
  if (years) years.value = year;
  if (years) dispatchChangeEvents(years);
  await nextTask();
  const months = monthsChosen(whole());
  if (months && month) months.selectedIndex = Number(month) - 1;
  if (months) dispatchChangeEvents(months);
  await nextTask();
}

async function shows({ shown }: OpenCalendar, isSo: (shown: Shown | null) => boolean): Promise<boolean> {
  const is = await pollUntil(() => isSo(shown()), turning.withinMs);
  await waitUntilQuiet(turning.drawn);
  return is;
}

/** From days to months or years, from months to years: by what the calendar is headed with. */
async function goUp(calendar: OpenCalendar): Promise<boolean> {
  const from = calendar.shown();
  if (!from) return false;
  const captions = headingsOf(from, wholeOf(from.part, calendar.control))
    .filter(({ textContent }) => /(?<!\d)(?:19|20|21)\d\d(?!\d)/.test(textContent ?? ''))
    .slice(0, most.captions);
  for (const caption of captions) {
    if (!caption.isConnected || !dispatchPress(caption.closest('button,[role=button]') ?? caption, false)) continue;
    const isUp = (now: Shown | null) => now !== null && now.view !== from.view && now.view !== 'day';
    if (await shows(calendar, isUp)) return isUp(calendar.shown());
  }
  return false;
}

/**
 * Turns a calendar towards a place by what stands above its cells: what each control does is seen from its first press. True once there, or
 * nearer than any of them can go.
 */
async function turnBy(
  calendar: OpenCalendar,
  wanted: number,
  placeOf: (shown: Shown) => number | null,
): Promise<boolean> {
  const now = () => {
    const shown = calendar.shown();
    return shown && placeOf(shown);
  };
  const steps = new Map<number, number>();
  for (let turns = 0; turns < most.turns; turns += 1) {
    const from = now();
    if (from === null) return false;
    if (from === wanted) return true;
    const turners = turnersOf(calendar);
    const rest = (step: number) => Math.abs(from + step - wanted);
    const known = [...steps]
      .filter(([, step]) => rest(step) < rest(0))
      .toSorted(([, one], [, two]) => rest(one) - rest(two));
    const at = known[0]?.[0] ?? turners.findIndex((_, index) => !steps.has(index));
    const turner = turners[at];
    if (!turner) return false;
    steps.set(at, 0);
    if (!dispatchPress(turner, false)) continue;
    await pollUntil(() => now() !== from, turning.withinMs);
    const after = now();
    if (after === null) return false;
    steps.set(at, after - from);
  }
  return false;
}

/** What stands above the cells and says no month or year: below them it is closed, emptied or set to today. */
function turnersOf({ shown, control }: OpenCalendar): HTMLElement[] {
  const now = shown();
  const [first] = now?.cells ?? [];
  if (!now || !first) return [];
  const found = wholeOf(now.part, control).querySelectorAll<HTMLElement>('button,[role=button],a,th');
  return Array.from(found)
    .filter((each) => comesBefore(each, first) && !each.contains(first) && !/\d/.test(each.textContent ?? ''))
    .filter((each) => !(each.matches('th') && /\p{L}/u.test(each.textContent ?? '')))
    .slice(0, most.turners);
}
