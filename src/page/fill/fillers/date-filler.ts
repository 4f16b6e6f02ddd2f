import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldPart } from '@/domain/form/form-field';
import { type CalendarDate, readCalendarDate, readDateIn, writeDate } from '@/language/dates/calendar-date';
import { partsOfFormat } from '@/language/dates/date-format';
import { findTarget } from '@/page/dom/refs/find-target';
import { committedValue } from '@/page/form/committed-value';
import { calendarFiller } from './calendar-filler';
import { combineFillers, type FieldFill, type Filler, unanswerableFiller } from './filler';
import { leaveNoCalendar } from './leave-no-calendar';
import { listFiller } from './list-filler';
import { selectFiller } from './select-filler';
import { textFiller } from './text-filler';
import { withDayOfMonth } from './with-day-of-month';

/** The date format of a single month-and-year field. */
const monthYearFormat = 'MM/YYYY';

/** A date in one field, in its format, or in one field per part; null if the value is no date. */
export function dateFiller(filling: FieldFill): Filler | null {
  const { controls, value } = filling;
  const { format } = controls;
  const date = typeof value.value === 'string' ? readDate(value.value, format) : null;
  if (!date) return null;
  const whole = withDayOfMonth(date, value.key);
  if (hasDateParts(controls)) return partsWay(filling, whole);
  if (findTarget(controls)?.matches('input[readonly]'))
    return asksNoDay(format) ? calendarFiller(filling, { ...date, day: null }) : calendarFiller(filling, whole, date);
  const text = writeDate(date, format ?? wholeFormat) ?? writeDate(whole, format ?? wholeFormat);
  if (text === null) return unanswerableFiller(() => committedIn(controls.selector));
  const way = leaveNoCalendar(textFiller({ ...controls, text, watch: filling.watch }), controls.selector);
  if (format !== null) return way;
  // Of a date that is not written as the page wants it, the page may make another one: that is taken out again.
  const empty = textFiller({ ...controls, text: '', watch: filling.watch });
  return {
    ...way,
    holds: () => way.holds() && !isObjectedTo(controls.selector),
    byHand: () => null,
    put: (attempt) => (attempt === 0 ? way : empty).put(0),
  };
}

/** A page that reads another form than the one written may leave the text, and only say that it is wrong. */
const isObjectedTo = (selector: string): boolean => findTarget({ selector })?.matches('[aria-invalid=true]') ?? false;

const wholeFormat = 'YYYY-MM-DD';

/** As it is stored, or as somebody wrote it for this field. */
const readDate = (text: string, format: string | null): CalendarDate | null =>
  readCalendarDate(text) ?? (format === null ? null : readDateIn(text, format));

const asksNoDay = (format: string | null): boolean => !(partsOfFormat(format ?? wholeFormat)?.includes('day') ?? true);

/** Whether a date is asked for in separate controls, or just one part of it. */
export function hasDateParts({ parts }: FieldFill['controls']): boolean {
  return parts.some(({ part }) => part in partKeys);
}

const partKeys: Partial<Record<FieldPart['part'], FieldKey>> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};

function partsWay(filling: FieldFill, date: CalendarDate): Filler {
  const ways = filling.controls.parts.map((part) => partWay(filling, part, date));
  const known = ways.filter((way) => way !== null);
  return known.length === ways.length
    ? combineFillers(known)
    : unanswerableFiller(() => committedIn(filling.controls.selector));
}

/** Null if the date lacks that part. */
function partWay(filling: FieldFill, { part, selector, kind }: FieldPart, date: CalendarDate): Filler | null {
  const format = { day: 'DD', month: 'MM', year: 'YYYY', 'month-year': monthYearFormat }[String(part)];
  const text = format === undefined ? null : writeDate(date, format);
  if (text === null) return null;
  const of = { ...filling, value: { key: partKeys[part] ?? null, value: text } };
  if (kind === 'select') return selectFiller(of, selector);
  if (kind === 'combobox') return listFiller(of, selector);
  const isSaidBy = (committed: string) => Number(committed) === Number(text);
  // A box of two digits takes no other year.
  const shorter = (part === 'year' && writeDate(date, 'YY')) || text;
  return textFiller({ selector, kind, limit: null, text, shorter, isSaidBy, watch: filling.watch });
}

function committedIn(selector: string): string {
  const element = findTarget({ selector });
  return element ? committedValue(element, new Map()) : '';
}
