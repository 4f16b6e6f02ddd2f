import type { DebuggerSession } from '@/browser/debugger/debugger-session';

type Sender = Pick<DebuggerSession, 'send'>;

interface Key {
  key: string;
  /** Physical key; empty if the character has none. */
  code: string;
  /** Legacy key code; 0 if there is none. */
  windowsVirtualKeyCode: number;
  /** What the key types. */
  text?: string;
}

const namedKeys = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  ArrowLeft: { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 },
  ArrowRight: { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 },
  Home: { key: 'Home', code: 'Home', windowsVirtualKeyCode: 36 },
  End: { key: 'End', code: 'End', windowsVirtualKeyCode: 35 },
  PageUp: { key: 'PageUp', code: 'PageUp', windowsVirtualKeyCode: 33 },
  PageDown: { key: 'PageDown', code: 'PageDown', windowsVirtualKeyCode: 34 },
  Backspace: { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
} satisfies Record<string, Key>;

/** Longer texts are inserted at once: nobody listens to each key of a letter, and each costs two commands. */
const mostKeys = 200;
const controlModifier = 2;

/** Keys that press nothing. */
export type NonPressingKey = Exclude<keyof typeof namedKeys, 'Enter'>;

/** Presses a key at the focus, in any frame. */
export async function pressKey({ send }: Sender, name: NonPressingKey): Promise<void> {
  await strike({ send }, namedKeys[name]);
}

/**
 * Presses Enter in two steps: first the page gets the key event, then the default action follows, unless `mayGoOn` rejects the then focused
 * element. False if so.
 */
export async function pressEnter({ send }: Sender, mayGoOn: () => Promise<boolean>): Promise<boolean> {
  const { text, ...key } = namedKeys.Enter;
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  const goesOn = await mayGoOn();
  if (goesOn) await send('Input.dispatchKeyEvent', { type: 'char', ...key, text });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  return goesOn;
}

/** Replaces the focused field's content. An empty text clears it. `isTyped`: see `typeAtFocus`. */
export async function retypeFocused(session: Sender, text: string, isTyped: () => Promise<boolean>): Promise<void> {
  await selectAll(session);
  if (text === '') return strike(session, namedKeys.Backspace);
  await typeAtFocus(session, text, isTyped);
}

/**
 * Types at the focus, key by key unless the text is long. The page may move the focus meanwhile, and Space presses buttons: before each
 * key, `isTyped` checks that the focus still takes text; if not, the character is inserted without a key event.
 */
export async function typeAtFocus(session: Sender, text: string, isTyped: () => Promise<boolean>): Promise<void> {
  if (text.length > mostKeys) return insert(session, text);
  for (const character of text) {
    const isSafe = character !== ' ' || (await isTyped());
    await (isSafe ? typeCharacter(session, character) : insert(session, character));
  }
}

/** Types where no control has the focus: every character as its key, as a terminal or a game hears them. */
export async function typeToPage(session: Sender, text: string): Promise<void> {
  for (const character of text) await typeCharacter(session, character);
}

/** The edit command accompanies the key, so it selects all on every platform. */
async function selectAll({ send }: Sender): Promise<void> {
  const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, modifiers: controlModifier };
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands: ['selectAll'] });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Fields that search while typing, or check each key, expect a user's key events. Non-Latin scripts have no keys here. */
async function typeCharacter(session: Sender, character: string): Promise<void> {
  const key = keyOf(character);
  await (key ? strike(session, key) : insert(session, character));
}

async function strike({ send }: Sender, key: Key): Promise<void> {
  // Without text this is a raw key; with text the character follows, and for Enter the form's submit.
  await send('Input.dispatchKeyEvent', { type: key.text === undefined ? 'rawKeyDown' : 'keyDown', ...key });
  const { text: _text, ...released } = key;
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...released });
}

async function insert({ send }: Sender, text: string): Promise<void> {
  await send('Input.insertText', { text });
}

function keyOf(character: string): Key | null {
  if (/^[a-z]$/i.test(character)) return keyAt(character, `Key${character.toUpperCase()}`);
  if (/^\d$/.test(character)) return keyAt(character, `Digit${character}`);
  if (character === ' ') return keyAt(character, 'Space');
  return /^[!-~]$/.test(character) ? { key: character, code: '', windowsVirtualKeyCode: 0, text: character } : null;
}

function keyAt(character: string, code: string): Key {
  return { key: character, code, windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0), text: character };
}
