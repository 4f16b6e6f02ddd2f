import type { DebuggerSession } from './debugger-session';

interface Key {
  key: string;
  /** Place on the keyboard; empty where the character has none of its own. */
  code: string;
  /** Number that old listeners ask for; 0 where there is none. */
  windowsVirtualKeyCode: number;
  /** What the key writes. */
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
  Backspace: { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
} satisfies Record<string, Key>;

/** Longer texts are put in at once: nobody listens to every key of a letter, and each costs two commands. */
const mostKeys = 200;
const controlModifier = 2;

/** Presses a key where the focus is, in whatever frame. */
export async function pressKey({ send }: DebuggerSession, name: keyof typeof namedKeys): Promise<void> {
  await strike({ send }, namedKeys[name]);
}

/** Replaces all that stands in the focused field. An empty text empties it. */
export async function replaceText(session: Pick<DebuggerSession, 'send'>, text: string): Promise<void> {
  await selectAll(session);
  if (text === '') return strike(session, namedKeys.Backspace);
  await addText(session, text);
}

/** Types where the focus is, key by key where that is not too long. */
export async function addText(session: Pick<DebuggerSession, 'send'>, text: string): Promise<void> {
  if (text.length > mostKeys) return insert(session, text);
  for (const character of text) await typeCharacter(session, character);
}

/** The command comes with the key, so that it selects on every platform, whatever its shortcut is. */
async function selectAll({ send }: Pick<DebuggerSession, 'send'>): Promise<void> {
  const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, modifiers: controlModifier };
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands: ['selectAll'] });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Fields that search while one types, or that check each key, hear what a user's keys tell them. Other scripts have no keys. */
async function typeCharacter(session: Pick<DebuggerSession, 'send'>, character: string): Promise<void> {
  const key = keyOf(character);
  await (key ? strike(session, key) : insert(session, character));
}

async function strike({ send }: Pick<DebuggerSession, 'send'>, key: Key): Promise<void> {
  // Without text this is the raw key; with it, the character follows, and with Enter the submit of a form.
  await send('Input.dispatchKeyEvent', { type: key.text === undefined ? 'rawKeyDown' : 'keyDown', ...key });
  const { text: _text, ...released } = key;
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...released });
}

async function insert({ send }: Pick<DebuggerSession, 'send'>, text: string): Promise<void> {
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
