/** Class names that tell how a button is being used at a moment, and nothing of a choice. */
const passing = /focus|hover|ripple|animat|transition|touch|loading|dirty|pristine|valid|error|visited|click/i;

/** The class names of some buttons, before one of them was pressed. */
interface Press {
  button: Element;
  before: ReadonlyMap<Element, ReadonlySet<string>>;
}

/** By every button that stands to choose from. */
const presses = new WeakMap<Element, Press>();
const marks = new WeakMap<Element, readonly string[]>();

/** To be told before a button is pressed to choose it, out of all that stand to choose from. */
export function rememberPress(button: Element, all: readonly Element[]): void {
  const press = { button, before: new Map(all.map((each) => [each, new Set(each.classList)])) };
  for (const each of all) presses.set(each, press);
}

/**
 * Whether a button has the class names that a press gave to the button that was pressed, and to no other: they mark the chosen one, whatever
 * they are called.
 */
export function isMarkedByPress(button: Element, all: readonly Element[]): boolean {
  const names = marks.get(button) ?? learn(button, all);
  if (!names) return false;
  const isMarked = ({ classList }: Element) => names.every((name) => classList.contains(name));
  return isMarked(button) && !all.some((other) => other !== button && isMarked(other));
}

function learn(button: Element, all: readonly Element[]): readonly string[] | null {
  const press = presses.get(button);
  const before = press?.before.get(press.button);
  if (!press || !before || !press.button.isConnected) return null;
  const ofOthers = new Set(all.flatMap((other) => (other === press.button ? [] : Array.from(other.classList))));
  const names = Array.from(press.button.classList).filter(
    (name) => !before.has(name) && !ofOthers.has(name) && !passing.test(name),
  );
  if (names.length === 0) return null;
  for (const each of press.before.keys()) marks.set(each, names);
  return names;
}
