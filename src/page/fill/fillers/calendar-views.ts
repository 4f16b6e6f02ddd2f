import type { CalendarDate } from '@/language/dates/calendar-date';
import { monthsByName } from '@/language/dates/months-by-name';
import { statedDay } from '@/language/dates/stated-day';
import { fold } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { numberOfDatePart } from '@/language/words/forms/date-part-labels';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { memoize } from '@/std/memoize';
import { partWith } from './calendar-part';

/** What a calendar has chosen in it. */
export type CalendarView = 'day' | 'month' | 'year';

/** What is shown of a calendar: its cells, and the smallest part of the page that has them all. */
export interface Shown {
  view: CalendarView;
  part: Element;
  cells: HTMLElement[];
}

/** Cells by which each is known. Decades have ten or twelve years. */
const fewest: Record<CalendarView, number> = { day: 28, month: 12, year: 9 };
const views: readonly CalendarView[] = ['day', 'month', 'year'];
/** Elements for effects and marks within a cell. */
const mostWithin = 3;
/** Characters. Longer texts are no heading. */
const longestHeading = 30;

/** All that the page shows of calendars, but for `besides`. */
export function calendarsShown(besides: ReadonlySet<Element> = new Set()): Shown[] {
  const all = cellsIn(findEverywhere('td,button,span,div,a,li'));
  return views.flatMap((view) => {
    const cells = all.filter((cell) => viewOf(cell) === view);
    const part = cells.length < fewest[view] ? null : partWith(cells, fewest[view]);
    return part && !besides.has(part) ? [{ view, part, cells: cells.filter((cell) => part.contains(cell)) }] : [];
  });
}

/** Elements with words or a number that nothing within them has. */
function cellsIn(elements: readonly Element[]): HTMLElement[] {
  return elements.filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.childElementCount <= mostWithin &&
      isShort(element.textContent ?? '') &&
      Array.from(element.children).every(({ textContent }) => !textContent?.trim()) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

const isShort = (text: string): boolean => text.length < longestHeading && text.trim() !== '';

function viewOf(cell: Element): CalendarView | null {
  const text = (cell.textContent ?? '').trim();
  if (/^(?:[1-9]|[12]\d|3[01])$/.test(text)) return 'day';
  if (yearOf(text) !== null) return 'year';
  return monthsOf(text).length > 0 ? 'month' : null;
}

const yearOf = (text: string): number | null => {
  const year = numberOfDatePart(text, 'year');
  return year !== null && year >= 1900 && year < 2200 ? year : null;
};

/** The months that a text may name: "Mar", "3月". */
function monthsOf(text: string): readonly number[] {
  const words = fold(text);
  const named = monthsByName().get(words) ?? monthsBeginning(words);
  const number = /^\d{1,2}\D/.test(text) ? numberOfDatePart(text, 'month') : null;
  return named ?? (number === null ? [] : [number]);
}

/** Texts remembered: a calendar is looked through again at each turn. */
const mostKnown = 1000;

/** The months whose names begin so: sites cut them shorter than others ("sep", "sept"). */
const monthsBeginning = memoize((text: string): readonly number[] | null => {
  if (!/^\p{L}{3,4}$/u.test(text)) return null;
  const found = [...monthsByName()].flatMap(([name, months]) => (name.startsWith(text) ? months : []));
  return found.length > 0 ? [...new Set(found)] : null;
}, mostKnown);

/** The cell that stands for the year or month. */
export function cellFor({ cells, view }: Shown, { year, month }: CalendarDate): HTMLElement | null {
  const isMeant = (text: string) =>
    view === 'year' ? yearOf(text) === Number(year) : monthsOf(text).includes(Number(month));
  const found = cells.filter(({ textContent }) => isMeant((textContent ?? '').trim()));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function dayOf({ cells }: Shown, { year, month, day }: CalendarDate): HTMLElement | null {
  const named = cells.filter((each) => isoOf(labelOf(each)) === `${year}-${month}-${day}`);
  const same = cells.filter((each) => Number(each.textContent) === Number(day) && labelOf(each) === '');
  return (named.length > 0 ? named : Number(day) > 15 ? same.toReversed() : same)[0] ?? null;
}

/** What says more of a day than its number does. */
const labelOf = (day: Element): string =>
  ['aria-label', 'title', 'data-date'].map((name) => day.getAttribute(name)).find((text) => text && !isNumber(text)) ??
  '';

const isNumber = (text: string): boolean => /^\d{1,2}$/.test(text);

export const isoOf = (text: string): string | null => statedDay(text, Number.POSITIVE_INFINITY);

/** All of a calendar: up to what holds its box as well. */
export function wholeOf(part: Element, control: Element): Element {
  let whole = part;
  while (
    whole.parentElement &&
    !whole.parentElement.contains(control) &&
    !whole.parentElement.matches('body,main,form')
  )
    whole = whole.parentElement;
  return whole;
}

/** What a calendar is headed by, its cells left out. */
export function headingsOf({ cells }: Shown, whole: Element): HTMLElement[] {
  return cellsIn(Array.from(whole.querySelectorAll('*'))).filter(
    (element) => !cells.includes(element) && !isOfWeek(element),
  );
}

const daysOfWeek = 7;

/** The name of a day, over its column: in some languages one is called like a month. */
function isOfWeek(element: Element): boolean {
  const column = element.closest('th,[role=columnheader]') ?? element;
  return (column.parentElement?.childElementCount ?? 0) >= daysOfWeek;
}

/** Months since year 0 of the days shown: by their names, what they are turned by, or their heading. */
export function monthShown(shown: Shown, whole: Element): number | null {
  const named = shown.cells.flatMap((day) => isoOf(labelOf(day)) ?? []);
  // Days of the months around stand at the beginning and the end.
  const iso = named[Math.floor(named.length / 2)];
  if (iso) return monthIn(iso);
  const [months, year] = [monthsChosen(whole), yearChosen(whole)];
  if (months && year) return Number(year.value) * 12 + months.selectedIndex;
  const texts = Array.from(whole.querySelectorAll('*'), ({ textContent }) => toVisibleLine(textContent ?? ''));
  const heading = texts.filter(isShort).flatMap((text) => isoOf(`15 ${text}`) ?? isoOf(asDay(text)) ?? [])[0];
  return heading ? monthIn(heading) : monthInParts(headingsOf(shown, whole));
}

/** "2026年 11月", "11/2026" */
const asDay = (text: string): string =>
  text
    .replace(/^(\d{4})\s?[年년./-]\s?(\d{1,2})(?:\s?[月월])?$/u, '$1-$2-15')
    .replace(/^(\d{1,2})[./-](\d{4})$/, '$2-$1-15');

/** A month and a year that are pressed each for itself. */
function monthInParts(headings: readonly Element[]): number | null {
  const texts = headings.map(({ textContent }) => (textContent ?? '').trim());
  const [month, otherMonth] = [...new Set(texts.flatMap((text) => monthsOf(text)))];
  const [year, otherYear] = [...new Set(texts.flatMap((text) => yearOf(text) ?? []))];
  const isPlain = month !== undefined && year !== undefined && otherMonth === undefined && otherYear === undefined;
  return isPlain ? year * 12 + month - 1 : null;
}

const monthIn = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;

/** The year of the months shown. */
export function yearShown(shown: Shown, whole: Element): number | null {
  const said = [...headingsOf(shown, whole).map(({ textContent }) => textContent ?? ''), ...shown.cells.map(labelOf)];
  const years = new Set(said.flatMap((text) => /(?<!\d)(?:19|20|21)\d\d(?!\d)/.exec(text)?.[0] ?? []));
  return years.size === 1 ? Number([...years][0]) : null;
}

export const monthsChosen = (whole: Element): HTMLSelectElement | undefined =>
  Array.from(whole.querySelectorAll('select')).find(({ options }) => options.length === 12);

export const yearChosen = (whole: Element): HTMLSelectElement | HTMLInputElement | undefined =>
  Array.from(whole.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input')).find(({ value }) =>
    /^\d{4}$/.test(value),
  );
