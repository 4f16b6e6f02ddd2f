import type { DebuggerSession } from './debugger-session';

interface Position {
  x: number;
  y: number;
}

/** Presses the main mouse button at a point of the tab's viewport (CSS pixels), as a user would. */
export async function pressAt(session: DebuggerSession, { x, y }: Position): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount: 1 });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount: 1 });
}

/** Turns the mouse wheel over a point: what lies under it scrolls by `deltaY` CSS pixels. */
export async function wheelAt(session: DebuggerSession, { x, y }: Position, deltaY: number): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
}
