import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';
import { parseRelativeTime } from './relative-time';
import { type DayOrder, statedDay } from './stated-day';

const dayMilliseconds = 86_400_000;

const saysMoreThan = wordingTest('anywhere', phrases('dates.moreThan'));

/** "30+ days ago", "30d+ ago" is a lower bound, not a date. */
function isLowerBound(text: string): boolean {
  return /\d\s*\p{L}?\+|>\s*\d/u.test(text) || saysMoreThan(fold(text));
}

/**
 * The day a posting appeared, as YYYY-MM-DD, if the page states the day; null for weeks, months and "30+ days", since an invented day is
 * worse than none.
 *
 * @param text as shown ("vor 2 Tagen"); empty if there is none
 * @param datetime the machine-readable date beside it (ISO 8601), if any
 * @param foundAt when the text was read, ISO 8601 UTC; days are counted back from it
 * @param order how "3/11/2026" is written where the job is, if that is known
 */
export function parsePosted(
  text: string,
  datetime: string | null,
  foundAt: string,
  order: DayOrder | null = null,
): string | null {
  const found = Date.parse(foundAt);
  // One day is allowed for time zones.
  const latest = found + dayMilliseconds;
  const written = statedDay(datetime ?? '', latest) ?? statedDay(text, latest, order);
  if (written) return written;
  if (isLowerBound(text)) return null;
  const ago = parseRelativeTime(text);
  return ago === null ? null : dayOf(found - ago);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
