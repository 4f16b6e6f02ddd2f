import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { checkedKeyboard } from '@/browser/frames/checked-keyboard';
import { focusedFrameOf } from '@/browser/frames/focused-frame';
import type { TabContext } from '@/browser/frames/tab-context';
import { OutOfScopeError } from '@/domain/page/tab-errors';
import type { FocusReading } from '@/page-api/press-requests';

/** Where a goal's text may go. */
export interface TypedInto {
  /** The origin of the document that it was decided for. */
  origin: string;
  /** For a secret, what makes the field one for it: it is for passwords, or on a page for signing in. Null for any other text. */
  secret: 'password' | 'sign-in' | null;
}

/** A session whose keyboard writes into documents of one origin, a secret into one document and fields for it. @throws OutOfScopeError on a key */
export function keyboardInto(session: DebuggerSession, tab: TabContext, into: TypedInto): DebuggerSession {
  const begun: { in: FocusReading | null } = { in: null };
  return checkedKeyboard(session, async () => {
    const frameId = await focusedFrameOf(tab);
    const focus = frameId === null ? null : await tab.askFrame(frameId, 'read-focus', null).catch(() => null);
    if (!focus || !takesText(focus, into, begun.in)) throw new OutOfScopeError('the focus is elsewhere by now');
    begun.in ??= focus;
  });
}

/** Whether what has the focus now may be given the text. `begun`: where its first key went. */
export function takesText(focus: FocusReading, { origin, secret }: TypedInto, begun: FocusReading | null): boolean {
  const { takes, document } = focus;
  if (focus.origin !== origin) return false;
  const isSameDocument = begun === null || begun.document === document;
  // Documents without an origin of their own are not one another's.
  if (secret === null) return origin !== 'null' || isSameDocument;
  return origin !== 'null' && isSameDocument && (takes === 'password' || (takes === 'text' && secret === 'sign-in'));
}
