import { scopeToken } from '../watch/fill-scope';

/** How often one fill presses the same option of a question: where it does not show that it was chosen, another press may take it out again. */
const mostPresses = 2;

interface Pressed {
  /** The fill that pressed, and in which control; a form may draw it anew. */
  token: string | undefined;
  control: Element;
  counts: Map<string, number>;
  /** The field was seen to hold what was pressed: once its control is gone, the same is asked of the next entry. */
  isHeld: boolean;
}

const pressed = new Map<string, Pressed>();

/** Counts a press on an option of a question's list; false if this fill has pressed it often enough. */
export function mayPressOption(question: string, control: Element, option: string): boolean {
  const { counts } = pressedIn(question, control);
  const count = counts.get(option) ?? 0;
  counts.set(option, count + 1);
  return count < mostPresses;
}

/** To be told once a field shows what was chosen for it. */
export function rememberHeldOption(question: string): void {
  const known = pressed.get(question);
  if (known) known.isHeld = true;
}

function pressedIn(question: string, control: Element): Pressed {
  const known = pressed.get(question);
  const token = scopeToken();
  const isSameFill = known !== undefined && known.token === token;
  // Two that stand in the page at once ask the same of different things.
  const isDrawnAnew = isSameFill && !known.control.isConnected && !known.isHeld;
  const isSameField = isSameFill && (known.control === control || isDrawnAnew);
  const now = isSameField
    ? { ...known, control }
    : { token, control, counts: new Map<string, number>(), isHeld: false };
  pressed.set(question, now);
  return now;
}
