import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';
import { parseRelativeTime } from './relative-time';

const dayMilliseconds = 86_400_000;

const saysMoreThan = wordingTest('anywhere', phrases('dates.moreThan'));

/** "30+ days ago" is a lower bound, not a date. */
function isLowerBound(text: string): boolean {
  return /\d\s*\+|>\s*\d/.test(text) || saysMoreThan(fold(text));
}

/**
 * The day a posting appeared, as YYYY-MM-DD, if the page states the day; null for weeks, months and "30+ days", since an invented day is
 * worse than none.
 *
 * @param text as shown ("vor 2 Tagen"); empty if there is none
 * @param datetime the machine-readable date beside it (ISO 8601), if any
 * @param foundAt when the text was read, ISO 8601 UTC; days are counted back from it
 */
export function parsePosted(text: string, datetime: string | null, foundAt: string): string | null {
  const found = Date.parse(foundAt);
  const written = isoDay(datetime ?? '') ?? isoDay(text);
  // A future day is some other date; one day is allowed for time zones.
  if (written) return Date.parse(written) <= found + dayMilliseconds ? written : null;
  if (isLowerBound(text)) return null;
  const ago = parseRelativeTime(text);
  return ago === null ? null : dayOf(found - ago);
}

/** The day a text states as year, month and day, in this order or as day.month.year; null if no such day exists. */
function isoDay(text: string): string | null {
  const [, year, month, day] = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text) ?? [];
  if (year && month && day) return realDay(year, month, day);
  const [, dottedDay, dottedMonth, dottedYear] = /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/.exec(text) ?? [];
  return dottedYear && dottedMonth && dottedDay ? realDay(dottedYear, dottedMonth, dottedDay) : null;
}

function realDay(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(written);
  return !Number.isNaN(moment) && dayOf(moment) === written ? written : null;
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
