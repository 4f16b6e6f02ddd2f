/** A date as precise as it is known: JSON Resume allows years and months too. */
export interface CalendarDate {
  year: string;
  /** Two digits; null if only the year is known. */
  month: string | null;
  /** Two digits. */
  day: string | null;
}

/** Reads YYYY, YYYY-MM or YYYY-MM-DD; null for anything else. */
export function readCalendarDate(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text.trim()) ?? [];
  return year ? { year, month: month ?? null, day: day ?? null } : null;
}

/** Letters for days and years besides D and Y: Tag, giorno, jour; Jahr, jaar, année, año. */
const runs = /([A-Za-z])\1*/g;

/**
 * The date in a format (`DD/MM/YYYY`, `TT.MM.JJJJ`, `jj/mm/aaaa`, `M/D/YY`); null if the format needs an unknown part or is not understood.
 */
export function writeDate({ year, month, day }: CalendarDate, format: string): string | null {
  const letters = format.toUpperCase();
  const hasWordForDay = /[DTG]/.test(letters);
  let isWhole = true;
  const part = (known: string | null, length: number) => {
    if (known === null) isWhole = false;
    return length === 1 ? String(Number(known)) : (known ?? '');
  };
  const text = letters.replace(runs, (run, letter: string) => {
    if (letter === 'M') return part(month, run.length);
    if ('DTG'.includes(letter)) return part(day, run.length);
    if (letter === 'J' && run.length <= 2 && !hasWordForDay) return part(day, run.length);
    if ('YJA'.includes(letter)) return run.length <= 2 ? year.slice(2) : year;
    isWhole = false;
    return '';
  });
  return isWhole ? text : null;
}
