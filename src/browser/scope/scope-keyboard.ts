import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { focusedFrameOf } from '@/browser/frames/focused-frame';
import type { TabContext } from '@/browser/frames/tab-context';
import type { FormScope } from '@/domain/form/form-scope';
import { OutOfScopeError } from '@/domain/page/tab-errors';

/** Keys that neither write nor choose. */
const harmless = /^(?:Tab|Escape)$/;

/**
 * A tab's debugger session whose keyboard writes only in scope: the focus is checked before every key, since any frame may take it in
 * between.
 */
export function keyboardInScope(session: DebuggerSession, context: TabContext, scope: FormScope): DebuggerSession {
  const send: DebuggerSession['send'] = async (method, ...params) => {
    if (writes(method, params[0])) await expectFocus(context, scope);
    return session.send(method, ...params);
  };
  return { ...session, send };
}

function writes(method: string, params: object | undefined): boolean {
  if (method === 'Input.insertText') return true;
  if (method !== 'Input.dispatchKeyEvent' || params === undefined) return false;
  const isDown = 'type' in params && params.type !== 'keyUp';
  return isDown && !('key' in params && harmless.test(String(params.key)));
}

/** @throws OutOfScopeError */
async function expectFocus(context: TabContext, { token }: FormScope): Promise<void> {
  const frameId = await focusedFrameOf(context);
  if (frameId === null) throw new OutOfScopeError('nobody knows where the focus is');
  const mayWrite = await context.askFrame(frameId, 'may-write-in-focus', null, token);
  if (!mayWrite) throw new OutOfScopeError('the field in focus is none of the form any more');
}
