import type { FieldKey } from '@/domain/form/field-key-schema';
import type { CalendarDate } from '@/language/dates/calendar-date';

/**
 * An employment or a school of which the months are known, where a form takes whole days alone: from the first day of the one to the last of
 * the other, as people write it, since that is what the months say.
 */
export function withDayOfMonth(date: CalendarDate, key: FieldKey | null): CalendarDate {
  const { year, month, day } = date;
  if (month === null || day !== null) return date;
  if (key === 'work.startDate' || key === 'education.startDate') return { ...date, day: '01' };
  if (key !== 'work.endDate' && key !== 'education.endDate') return date;
  return { ...date, day: String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) };
}
