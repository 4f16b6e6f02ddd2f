import type { FieldKey } from '@/domain/form/field-key';
import type { FieldPart } from '@/domain/form/form-field';
import { type CalendarDate, readCalendarDate, writeDate } from '@/language/dates/calendar-date';
import { findTarget } from '@/page/dom/refs/find-target';
import { committedValue } from '@/page/form/committed-value';
import { type Filling, type FillingWay, togetherWay, unanswerable } from './filler';
import { listWay } from './list-filler';
import { selectWay } from './select-filler';
import { textWay } from './text-filler';

/** The date format of a single month-and-year field. */
const monthYearFormat = 'MM/YYYY';

/** A date in one field, in its format, or in one field per part; null if the value is no date. */
export function dateWay(filling: Filling): FillingWay | null {
  const { controls, value } = filling;
  const date = typeof value.value === 'string' ? readCalendarDate(value.value) : null;
  if (!date) return null;
  if (isInDateParts(controls)) return partsWay(filling, date);
  const text = writeDate(date, controls.format ?? 'YYYY-MM-DD');
  return text === null
    ? unanswerable(() => committedIn(controls.selector))
    : textWay({ ...controls, text, watch: filling.watch });
}

/** Whether a date is asked for in separate controls, or just one part of it. */
export function isInDateParts({ parts }: Filling['controls']): boolean {
  return parts.some(({ part }) => part in partKeys);
}

const partKeys: Partial<Record<FieldPart['part'], FieldKey>> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};

function partsWay(filling: Filling, date: CalendarDate): FillingWay {
  const ways = filling.controls.parts.map((part) => partWay(filling, part, date));
  const known = ways.filter((way) => way !== null);
  return known.length === ways.length ? togetherWay(known) : unanswerable(() => committedIn(filling.controls.selector));
}

/** Null if the date lacks that part. */
function partWay(filling: Filling, { part, selector, kind }: FieldPart, date: CalendarDate): FillingWay | null {
  const format = { day: 'DD', month: 'MM', year: 'YYYY', 'month-year': monthYearFormat }[String(part)];
  const text = format === undefined ? null : writeDate(date, format);
  if (text === null) return null;
  const of = { ...filling, value: { key: partKeys[part] ?? null, value: text } };
  if (kind === 'select') return selectWay(of, selector);
  if (kind === 'combobox') return listWay(of, selector);
  const isSaidBy = (committed: string) => Number(committed) === Number(text);
  return textWay({ selector, kind, limit: null, text, isSaidBy, watch: filling.watch });
}

function committedIn(selector: string): string {
  const element = findTarget({ selector });
  return element ? committedValue(element, new Map()) : '';
}
