import type { DebuggerSession } from './debugger-session';

interface Position {
  x: number;
  y: number;
}

type Sender = Pick<DebuggerSession, 'send'>;

/** Moves the mouse to a point of the tab's viewport (CSS pixels). */
export async function moveTo({ send }: Sender, { x, y }: Position): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Presses the main button down where the mouse is; `clickCount`: 2 for the second press of a double click. */
export async function pressDown({ send }: Sender, { x, y }: Position, clickCount = 1): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount });
}

/** Lets the button go, which clicks. */
export async function letGo({ send }: Sender, { x, y }: Position, clickCount = 1): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount });
}

/** Nothing of the page lies there. */
const outside: Position = { x: -5, y: -5 };

/**
 * Lets the button go so that nothing is clicked. Let go beside what it was pressed on, a click still goes to what holds both: a press
 * that counts as none takes its place first (measured in Chromium 156).
 */
export async function letGoOutside({ send }: Sender): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...outside, button: 'left', clickCount: 0 });
  await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...outside, button: 'left', clickCount: 0 });
}

/** Turns the mouse wheel over a point: what lies under it scrolls by `deltaY` CSS pixels, and by `deltaX` to the side. */
export async function wheelAt({ send }: Sender, { x, y }: Position, deltaY: number, deltaX = 0): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
}
