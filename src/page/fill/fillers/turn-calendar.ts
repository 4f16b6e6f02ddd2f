import type { CalendarDate } from '@/language/dates/calendar-date';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { comesBefore } from '@/page/dom/tree/flat-tree';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { nextTask } from '@/std/sleep';
import { dispatchPress } from '../input/dispatch-press';
import { canHeadCalendar, isUnnamedArrow } from './calendar-controls';
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
  /** By how much what stands above the cells of a view turns it, by the view and its place there: seen from its first press. */
  turns: Map<string, number>;
}

/** The calendar that is not one of those before. */
export function openCalendar(control: Element, before: ReadonlySet<Element>): OpenCalendar {
  return { control, shown: () => calendarsShown(before)[0] ?? null, turns: new Map() };
}

/** Where a step towards a date has led: on to a further one, to the days of its month, to nothing left to be pressed, or nowhere. */
type Step = 'on' | 'days' | 'chosen' | null;

/** What was tried and chosen on the way to a date. */
interface Way {
  date: CalendarDate;
  hasTriedUp: boolean;
  year: number | null;
}

/**
 * Has a calendar show the month of a date, and chooses the month itself where that is all it asks for: by its lists, over a list of years and
 * one of months, or by turning.
 */
export async function turnTo(calendar: OpenCalendar, date: CalendarDate): Promise<Exclude<Step, 'on'>> {
  await chooseInLists(calendar, date);
  const way: Way = { date, hasTriedUp: false, year: null };
  for (let step = 0; step < most.steps; step += 1) {
    const now = calendar.shown();
    const led = now && (now.view === 'day' ? await turnDays(calendar, now, way) : await chooseCell(calendar, now, way));
    if (led !== 'on') return led;
  }
  return null;
}

async function turnDays(calendar: OpenCalendar, now: Shown, way: Way): Promise<Step> {
  const { year, month, day } = way.date;
  const wanted = Number(year) * 12 + Number(month ?? 1) - 1;
  const at = monthShown(now, wholeOf(now.part, calendar.control));
  if (at === wanted) return day === null ? null : 'days';
  const isFar = at === null || Math.abs(at - wanted) > fewMonths;
  const mayGoUp = isFar && !way.hasTriedUp;
  way.hasTriedUp ||= isFar;
  if (mayGoUp && (await goUp(calendar))) return 'on';
  const place = (shown: Shown) =>
    shown.view === 'day' ? monthShown(shown, wholeOf(shown.part, calendar.control)) : null;
  const isThere = at !== null && (await turnBy(calendar, wanted, place));
  if (isThere || calendar.shown()?.view !== 'day') return 'on';
  // What turns it may not be pressed.
  const mayStillGoUp = !way.hasTriedUp;
  way.hasTriedUp = true;
  return mayStillGoUp && (await goUp(calendar)) ? 'on' : null;
}

/** Of months, only in the year that is wanted. */
async function chooseCell(calendar: OpenCalendar, now: Shown, way: Way): Promise<Step> {
  const { date } = way;
  const wanted = Number(date.year);
  const isOfYear = now.view === 'year' || (yearShown(now, wholeOf(now.part, calendar.control)) ?? way.year) === wanted;
  const cell = isOfYear ? cellFor(now, date) : null;
  if (!cell) {
    if (now.view === 'month' && (await goUp(calendar))) return 'on';
    const place = (shown: Shown) => (shown.view === now.view ? placeIn(shown, calendar, wanted) : null);
    return (await turnBy(calendar, wanted, place)) ? 'on' : null;
  }
  if (!dispatchPress(cell, true)) return null;
  if (now.view === 'year') way.year = wanted;
  const isLast = now.view === 'month' ? date.day === null : date.month === null;
  await shows(calendar, (next) => isLast || next?.view !== now.view);
  const next = calendar.shown();
  return isLast || next === null || next.view === now.view ? 'chosen' : 'on';
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
  // A box for the year may be read whenever a key is let go in it.
  if (years instanceof HTMLInputElement) letGoOfKey(years, year.slice(-1));
  await nextTask();
  const months = monthsChosen(whole());
  if (months && month) months.selectedIndex = Number(month) - 1;
  if (months) dispatchChangeEvents(months);
  await nextTask();
}

const letGoOfKey = (box: Element, key: string): boolean =>
  box.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, composed: true }));

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
    const pressed = caption.closest('button,[role=button]') ?? caption;
    if (!caption.isConnected || !canHeadCalendar(pressed) || !dispatchPress(pressed, false)) continue;
    const isUp = (now: Shown | null) => now !== null && now.view !== from.view && now.view !== 'day';
    if (await shows(calendar, isUp)) return isUp(calendar.shown());
  }
  return false;
}

/** Turns a calendar to a place by what stands above its cells. False if nothing leads there, or something has led to another view. */
async function turnBy(
  calendar: OpenCalendar,
  wanted: number,
  placeOf: (shown: Shown) => number | null,
): Promise<boolean> {
  const { turns } = calendar;
  const view = calendar.shown()?.view ?? '';
  const now = () => {
    const shown = calendar.shown();
    return shown && placeOf(shown);
  };
  for (let turn = 0; turn < most.turns; turn += 1) {
    const from = now();
    if (from === null) return false;
    if (from === wanted) return true;
    const restAfter = (step: number) => Math.abs(from + step - wanted);
    const turners = turnersOf(calendar).map((element, at) => ({ element, step: turns.get(`${view} ${at}`), at }));
    // Of years, a turn may lead to a view that has the wanted one in its middle.
    const isNearer = (rest: number) => rest < restAfter(0) || (view === 'year' && rest === restAfter(0));
    const nearer = turners.filter(({ step }) => step !== undefined && step !== 0 && isNearer(restAfter(step)));
    const best = nearer.toSorted((one, other) => restAfter(one.step ?? 0) - restAfter(other.step ?? 0))[0];
    const turner = best ?? turners.find(({ step }) => step === undefined);
    if (!turner) return false;
    turns.set(`${view} ${turner.at}`, 0);
    if (!canHeadCalendar(turner.element)) continue;
    if (!dispatchPress(turner.element, isUnnamedArrow(turner.element))) continue;
    await pollUntil(() => now() !== from, turning.withinMs);
    const after = now();
    if (after === null) {
      await waitUntilQuiet(turning.drawn);
      return false;
    }
    turns.set(`${view} ${turner.at}`, after - from);
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
