import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { pressKey, typeAtFocus } from './keyboard';

type Sender = Pick<DebuggerSession, 'send'>;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const isoTime = /^(\d{2}):(\d{2})$/;
/** Parts of a date field, or of one for a time, which are three at most. */
const parts = 3;

/** Whether a text is a date, or a time, that a field of this type can be given part by part. */
export function isTypedInParts(type: string | null, text: string): boolean {
  return (type === 'date' && isoDate.test(text)) || (type === 'time' && isoTime.test(text));
}

/** Types what a field for a date or a time is to hold. */
export async function typeParts(session: Sender, text: string, language: string): Promise<void> {
  await (isoDate.test(text) ? typeDate : typeTime)(session, text, language);
}

/** Types a date into the focused date field: Chrome shows its parts in the order of the browser's language, and steps on by itself but after the year. */
async function typeDate(session: Sender, text: string, language: string): Promise<void> {
  const [, year = '', month = '', day = ''] = isoDate.exec(text) ?? [];
  const said: Record<string, string> = { year, month, day };
  const order = new Intl.DateTimeFormat(language).formatToParts().flatMap(({ type }) => (said[type] ? [type] : []));
  for (let part = 1; part < parts; part += 1) await pressKey(session, 'ArrowLeft');
  for (const [index, type] of order.entries()) {
    await typeAtFocus(session, said[type] ?? '', async () => true);
    if (type === 'year' && index < order.length - 1) await pressKey(session, 'ArrowRight');
  }
}

/** The same for a time: where a language has twelve hours, the half of the day is told by its first letter, as Chrome takes it. */
async function typeTime(session: Sender, text: string, language: string): Promise<void> {
  const [, hours = '', minutes = ''] = isoTime.exec(text) ?? [];
  const { hour12 = false } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const hour = hour12 ? String(((Number(hours) + 11) % 12) + 1).padStart(2, '0') : hours;
  for (let part = 1; part < parts; part += 1) await pressKey(session, 'ArrowLeft');
  await typeAtFocus(session, hour + minutes, async () => true);
  if (hour12) await typeAtFocus(session, Number(hours) < 12 ? 'a' : 'p', async () => true);
}
