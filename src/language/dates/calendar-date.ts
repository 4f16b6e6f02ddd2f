import { type DatePart, formatRuns, isMonthName, partsOfFormat } from './date-format';

/** A date as precise as it is known: JSON Resume allows years and months too. */
export interface CalendarDate {
  year: string;
  /** Two digits; null if only the year is known. */
  month: string | null;
  /** Two digits. */
  day: string | null;
}

/** Formats that name the month are English. */
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads YYYY, YYYY-MM or YYYY-MM-DD; null for anything else. */
export function readCalendarDate(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text.trim()) ?? [];
  return year ? { year, month: month ?? null, day: day ?? null } : null;
}

/**
 * The date in a format (`DD/MM/YYYY`, `TT.MM.JJJJ`, `jj/mm/aaaa`, `M/D/YY`); null if the format needs an unknown part or is not understood.
 */
export function writeDate({ year, month, day }: CalendarDate, format: string): string | null {
  const parts = partsOfFormat(format);
  const known = { year, month, day };
  if (parts === null || parts.some((part) => known[part] === null)) return null;
  let at = 0;
  return format.replace(formatRuns, (run) => {
    const part = parts[at] ?? 'year';
    at += 1;
    if (part === 'year') return run.length <= 2 ? year.slice(2) : year;
    if (isMonthName(run)) return monthNames[Number(month) - 1] ?? '';
    return run.length === 1 ? String(Number(known[part])) : (known[part] ?? '');
  });
}

/** Reads what is written in a format of numbers ("01/05/1980" as `DD/MM/YYYY`); null if it is not. */
export function readDateIn(text: string, format: string): CalendarDate | null {
  const parts = partsOfFormat(format);
  const numbers = text.trim().split(/[./-]/);
  if (parts === null || parts.length !== numbers.length || numbers.some((number) => !/^\d{1,4}$/.test(number)))
    return null;
  const said = (part: DatePart) => numbers[parts.indexOf(part)]?.padStart(2, '0') ?? null;
  const [year, month, day] = [said('year'), said('month'), said('day')];
  const isDate = year?.length === 4 && Number(month ?? 1) <= 12 && Number(day ?? 1) <= 31 && !(day && !month);
  return isDate ? { year, month, day } : null;
}
