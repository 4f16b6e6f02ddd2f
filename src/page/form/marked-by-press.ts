import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Class names that tell how a button is being used at a moment, and nothing of a choice. */
const passing = /focus|hover|ripple|animat|transition|touch|loading|dirty|pristine|valid|error|visited|click/i;

/** A press on one of several buttons. */
interface Press {
  button: Element;
  /** The class names of all, before it. */
  before: ReadonlyMap<Element, ReadonlySet<string>>;
  /** Those that it has given, as far as they have stayed; null before anyone has looked. */
  given: readonly string[] | null;
}

/** By every button that stands to choose from. */
const presses = new WeakMap<Element, Press>();

/** To be told before a button is pressed to choose it, out of all that stand to choose from. */
export function rememberPress(button: Element, all: readonly Element[]): void {
  const before = new Map(all.map((each) => [each, new Set(each.classList)]));
  const press: Press = { button, before, given: null };
  for (const each of all) presses.set(each, press);
}

/**
 * Whether a button has the class names that a press gave to the button that was pressed, and to no other: they mark the chosen one, whatever
 * they are called.
 */
export function isMarkedByPress(button: Element): boolean {
  const press = presses.get(button);
  return press !== undefined && markedBy(press) === button;
}

/** The one button with all that a press has given and that has stayed; null if there is none, or more. Names that have gone marked the moment. */
const markedBy = cachePerTask((press: Press): Element | null => {
  const all = [...press.before.keys()];
  const names = press.button.isConnected ? namesGiven(press, all) : (press.given ?? []);
  // A page may take a moment to mark what was pressed.
  if (names.length > 0 || press.given !== null) press.given = names;
  if (names.length === 0) return null;
  const [only, another] = all.filter(({ classList }) => names.every((name) => classList.contains(name)));
  return another === undefined ? (only ?? null) : null;
});

function namesGiven({ button, before, given }: Press, all: readonly Element[]): readonly string[] {
  const own = before.get(button);
  const isNew = (name: string) => own?.has(name) === false && !passing.test(name);
  const now = Array.from(button.classList).filter(isNew);
  // Another may have been chosen since, and has the mark now.
  const ofOthers = new Set(all.flatMap((other) => (other === button ? [] : Array.from(other.classList))));
  if (given !== null) return given.filter((name) => now.includes(name) || ofOthers.has(name));
  return now.filter((name) => !ofOthers.has(name));
}
