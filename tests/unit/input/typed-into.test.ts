import { expect, it } from 'vitest';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { checkedKeyboard } from '@/browser/frames/checked-keyboard';
import { retypeFocused } from '@/browser/input/keyboard';
import { takesText } from '@/browser/input/typed-into';
import type { FocusReading } from '@/page-api/press-requests';

const focus = (more: Partial<FocusReading> = {}): FocusReading => ({
  origin: 'https://a.test',
  document: 1,
  takes: 'password',
  ...more,
});
const text = { origin: 'https://a.test', secret: null };
const password = { ...text, secret: 'password' } as const;
const signIn = { ...text, secret: 'sign-in' } as const;

it('gives a text to documents of its origin alone', () => {
  expect(takesText(focus({ takes: null }), text, null)).toBe(true);
  expect(takesText(focus({ origin: 'https://advert.test' }), text, null)).toBe(false);
  expect(takesText(focus({ origin: 'https://advert.test' }), password, null)).toBe(false);
});

it('gives a secret to fields for it alone, and all of it to one document', () => {
  expect(takesText(focus(), password, null)).toBe(true);
  expect(takesText(focus({ takes: 'text' }), password, null)).toBe(false);
  expect(takesText(focus({ takes: 'text' }), signIn, null)).toBe(true);
  expect(takesText(focus({ takes: 'search' }), signIn, null)).toBe(false);
  expect(takesText(focus({ takes: null }), signIn, null)).toBe(false);
  expect(takesText(focus({ document: 2 }), password, focus())).toBe(false);
  expect(takesText(focus({ document: 2 }), text, focus())).toBe(true);
  expect(takesText(focus({ origin: 'null' }), { ...password, origin: 'null' }, null)).toBe(false);
});

it('asks before each key, and sends none after a no', async () => {
  const keys: string[] = [];
  const send = async (_method: string, { type = '', key = '' }: { type?: string; key?: string } = {}) => {
    if (type !== 'keyUp') keys.push(key);
  };
  let asked = 0;
  const session = checkedKeyboard({ send } as Pick<DebuggerSession, 'send'> as DebuggerSession, async () => {
    asked += 1;
    if (asked > 3) throw new Error('elsewhere');
  });
  await expect(retypeFocused(session, 'tin', async () => true)).rejects.toThrow('elsewhere');
  expect(keys).toEqual(['a', 't', 'i']);
});
