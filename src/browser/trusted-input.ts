import type { DebuggerSession } from './debugger-session';

interface Position {
  x: number;
  y: number;
}

/** Presses the main mouse button at a point of the tab's viewport (CSS pixels), as a user would; `times`: 2 for a double click. */
export async function pressAt(session: DebuggerSession, { x, y }: Position, times = 1): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  for (let clickCount = 1; clickCount <= times; clickCount += 1) {
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount });
  }
}

/** Turns the mouse wheel over a point: what lies under it scrolls by `deltaY` CSS pixels, and by `deltaX` to the side. */
export async function wheelAt(session: DebuggerSession, { x, y }: Position, deltaY: number, deltaX = 0): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
}
