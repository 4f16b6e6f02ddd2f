import type { DebuggerSession } from './debugger-session';

type Sender = Pick<DebuggerSession, 'send'>;

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

/** Keys that press nothing. */
export type HarmlessKey = Exclude<keyof typeof namedKeys, 'Enter'>;

/** Presses a key where the focus is, in whatever frame. */
export async function pressKey({ send }: Sender, name: HarmlessKey): Promise<void> {
  await strike({ send }, namedKeys[name]);
}

/**
 * Presses Enter in two halves: the page hears the key first, then what it does by itself follows, unless `mayGoOn` says no to what has
 * the focus by then. False where it did.
 */
export async function pressEnter({ send }: Sender, mayGoOn: () => Promise<boolean>): Promise<boolean> {
  const { text, ...key } = namedKeys.Enter;
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  const goesOn = await mayGoOn();
  if (goesOn) await send('Input.dispatchKeyEvent', { type: 'char', ...key, text });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  return goesOn;
}

/** Replaces all that stands in the focused field. An empty text empties it. `isTyped`: see `addText`. */
export async function replaceText(session: Sender, text: string, isTyped: () => Promise<boolean>): Promise<void> {
  await selectAll(session);
  if (text === '') return strike(session, namedKeys.Backspace);
  await addText(session, text, isTyped);
}

/**
 * Types where the focus is, key by key where that is not too long. A page may move the focus meanwhile, and Space presses a button: before
 * each it is asked whether the focus still takes text (`isTyped`); where it does not, the character is put in without its key.
 */
export async function addText(session: Sender, text: string, isTyped: () => Promise<boolean>): Promise<void> {
  if (text.length > mostKeys) return insert(session, text);
  for (const character of text) {
    const isSafe = character !== ' ' || (await isTyped());
    await (isSafe ? typeCharacter(session, character) : insert(session, character));
  }
}

/** The command comes with the key, so that it selects on every platform, whatever its shortcut is. */
async function selectAll({ send }: Sender): Promise<void> {
  const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, modifiers: controlModifier };
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands: ['selectAll'] });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Fields that search while one types, or that check each key, hear what a user's keys tell them. Other scripts have no keys. */
async function typeCharacter(session: Sender, character: string): Promise<void> {
  const key = keyOf(character);
  await (key ? strike(session, key) : insert(session, character));
}

async function strike({ send }: Sender, key: Key): Promise<void> {
  // Without text this is the raw key; with it, the character follows, and with Enter the submit of a form.
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
