import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { pressKey, typeAtFocus } from './keyboard';

type Sender = Pick<DebuggerSession, 'send'>;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Parts of a date field, which are three. */
const parts = 3;

/** Whether a text is a date that a date field can be given part by part. */
export function isIsoDate(text: string): boolean {
  return isoDate.test(text);
}

/** Types a date into the focused date field: Chrome shows its parts in the order of the browser's language, and steps on by itself but after the year. */
export async function typeDate(session: Sender, text: string, language: string): Promise<void> {
  const [, year = '', month = '', day = ''] = isoDate.exec(text) ?? [];
  const said: Record<string, string> = { year, month, day };
  const order = new Intl.DateTimeFormat(language).formatToParts().flatMap(({ type }) => (said[type] ? [type] : []));
  for (let part = 1; part < parts; part += 1) await pressKey(session, 'ArrowLeft');
  for (const [index, type] of order.entries()) {
    await typeAtFocus(session, said[type] ?? '', async () => true);
    if (type === 'year' && index < order.length - 1) await pressKey(session, 'ArrowRight');
  }
}
