import type { DebuggerSession } from '@/browser/debugger/debugger-session';

/** Keys that neither write nor choose. */
const harmless = /^(?:Tab|Escape)$/;

/** A debugger session whose keyboard asks before every key that writes, since any frame may take the focus in between. `expect` throws if it may not. */
export function checkedKeyboard(session: DebuggerSession, expect: () => Promise<void>): DebuggerSession {
  const send: DebuggerSession['send'] = async (method, ...params) => {
    if (writes(method, params[0])) await expect();
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
