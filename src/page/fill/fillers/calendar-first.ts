import { readCalendarDate } from '@/language/dates/calendar-date';
import { partsOfFormat } from '@/language/dates/date-format';
import { findTarget } from '@/page/dom/refs/find-target';
import { opensCalendar } from '@/page/form/opens-calendar';
import { calendarFiller } from './calendar-filler';
import type { FieldFill, Filler } from './filler';
import { withDayOfMonth } from './with-day-of-month';

/**
 * A date in a box that does not say in which form it is written: where a press opens a calendar, the date is chosen there, since of a text
 * the page may make another date, or none once it is left. Where none opens, as `otherwise` does.
 */
export function calendarFirst(filling: FieldFill, otherwise: Filler): Filler {
  const { selector, format } = filling.controls;
  const known = typeof filling.value.value === 'string' ? readCalendarDate(filling.value.value) : null;
  const control = findTarget({ selector });
  if (known?.month == null || saysForm(format) || !mayOpenCalendar(control)) return otherwise;
  const calendar = calendarFiller(filling, withDayOfMonth(known, filling.value.key), known, otherwise);
  return {
    ...otherwise,
    committed: () => otherwise.committed() || calendar.committed(),
    holds: () => (calendar.holds() && !isObjectedTo(selector)) || otherwise.holds(),
    put: calendar.put,
  };
}

/** A page may leave a date that it does not take, and only say that it is wrong. */
const isObjectedTo = (selector: string): boolean => findTarget({ selector })?.matches('[aria-invalid=true]') ?? false;

/** "Choose a month" says no form. */
export const saysForm = (format: string | null): boolean =>
  format !== null && (partsOfFormat(format)?.includes('year') ?? true);

/** A box that is said to have a list of its own; "combobox" alone is said of those with a calendar, too. */
const listBox =
  '[role=combobox]:is(:not([aria-haspopup]),[aria-haspopup=listbox],[aria-autocomplete=list],[aria-autocomplete=both])';

function mayOpenCalendar(control: Element | null): boolean {
  if (control && opensCalendar(control)) return true;
  return control instanceof HTMLInputElement && control.type === 'text' && !control.matches(listBox);
}
