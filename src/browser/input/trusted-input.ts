import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';

interface Position {
  x: number;
  y: number;
}

type Sender = Pick<DebuggerSession, 'send'>;

/** Moves the mouse to a point of the tab's viewport (CSS pixels). `isPressed`: with the main button down. */
export async function moveTo({ send }: Sender, { x, y }: Position, isPressed = false): Promise<void> {
  const held = isPressed ? ({ button: 'left', buttons: 1 } as const) : {};
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, ...held });
}

/** Takes what the page drags itself to a point and lets it go there. */
export async function dragTo({ send }: Sender, { x, y }: Position, data: Protocol.Input.DragData): Promise<void> {
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await send('Input.dispatchDragEvent', { type, x, y, data });
}

/** Presses the main button at the mouse position; `clickCount`: 2 for the second press of a double click. */
export async function pressDown({ send }: Sender, { x, y }: Position, clickCount = 1): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount });
}

/** Releases the button, which clicks. */
export async function releaseButton({ send }: Sender, { x, y }: Position, clickCount = 1): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount });
}

/** Outside the page. */
const outside: Position = { x: -5, y: -5 };

/**
 * Releases the button without a click. Released elsewhere, a click would still go to the common ancestor: a dummy press replaces the first
 * one (measured in Chromium 156).
 */
export async function releaseWithoutClick({ send }: Sender): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...outside, button: 'left', clickCount: 0 });
  await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...outside, button: 'left', clickCount: 0 });
}

/** Turns the wheel over a point: what is under it scrolls by `deltaY` CSS pixels, and sideways by `deltaX`. */
export async function turnWheel({ send }: Sender, { x, y }: Position, deltaY: number, deltaX = 0): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
}
