import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { checkedKeyboard } from '@/browser/frames/checked-keyboard';
import { focusedFrameOf } from '@/browser/frames/focused-frame';
import type { TabContext } from '@/browser/frames/tab-context';
import type { FormScope } from '@/domain/form/form-scope';
import { OutOfScopeError } from '@/domain/page/tab-errors';

/** A tab's debugger session whose keyboard writes only in scope. */
export function keyboardInScope(session: DebuggerSession, context: TabContext, scope: FormScope): DebuggerSession {
  return checkedKeyboard(session, () => expectFocus(context, scope));
}

/** @throws OutOfScopeError */
async function expectFocus(context: TabContext, { token }: FormScope): Promise<void> {
  const frameId = await focusedFrameOf(context);
  if (frameId === null) throw new OutOfScopeError('nobody knows where the focus is');
  const mayWrite = await context.askFrame(frameId, 'may-write-in-focus', null, token);
  if (!mayWrite) throw new OutOfScopeError('the field in focus is none of the form any more');
}
