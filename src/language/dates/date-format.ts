/** Letters by which languages write the parts of a date: Tag, jour, giorno, päivä; kuukausi, ay; Jahr, år, rok, vuosi. */
const days = 'DTGPNZДΗ';
const months = 'MKHLМΜ';
const years = 'YJAÅRVÉГРΕ';

const run = [...new Set(days + months + years)].map((letter) => `${letter}{1,4}`).join('|');
const format = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:Mon|${run})[./\\- ]{1,3}){1,2}(?:${run})(?![\\p{L}\\p{N}])`, 'giu');
/** Single letters beside a sign are a choice: "class A / D". */
const doubled = /(\p{L})\1/iu;

/** The date format that a text names (`TT.MM.JJJJ`, `ÅÅÅÅ-MM-DD`); null if it names none. */
export function dateFormatIn(text: string): string | null {
  const found = text.match(format) ?? [];
  return found.find((each) => doubled.test(each) && partsOfFormat(each) !== null) ?? null;
}

/** The letters of a format by what they stand for: "Mon" is the English abbreviation of a month's name, as `MMM` is. */
export const formatRuns = /MON(?!\p{L})|(\p{L})\1*/giu;

/** Whether they stand for the name of a month. */
export const isMonthName = (letters: string): boolean => /^(?:MON|MMM)$/i.test(letters);

export type DatePart = 'day' | 'month' | 'year';

/** What the runs of letters of a format stand for, in order; null if that is not clear. */
export function partsOfFormat(text: string): DatePart[] | null {
  const runs = Array.from(text.toUpperCase().matchAll(formatRuns), ([letters]) => letters);
  const hasWordForDay = runs.some((letters) => days.includes(letters.charAt(0)));
  const hasLongYear = runs.some((letters) => letters.length > 2);
  const parts = runs.map((letters): DatePart | null => {
    const letter = letters.charAt(0);
    if (isMonthName(letters)) return runs.some((other) => /^D/.test(other)) && /Y/i.test(text) ? 'month' : null;
    if (letters.length > 2) return years.includes(letter) ? 'year' : null;
    if (days.includes(letter)) return 'day';
    if (months.includes(letter)) return 'month';
    // Turkish months are as French years.
    if (letter === 'A' && hasLongYear) return 'month';
    if (letter === 'J' && !hasWordForDay) return 'day';
    return years.includes(letter) ? 'year' : null;
  });
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length && new Set(known).size === known.length ? known : null;
}
