/** Boxes that held a text when they were left. */
const held = new WeakSet<Element>();
const choiceOnly = new WeakSet<Element>();

/** To be told once a text stands in a box that was left; an empty one is no news. */
export function rememberHeldText(box: HTMLInputElement): void {
  if (box.value === '') held.delete(box);
  else held.add(box);
}

/** To be told of a box that lost a text at once. */
export function rememberLostText(box: HTMLInputElement): void {
  choiceOnly.add(box);
}

/**
 * Whether a box looks like one for text, and keeps what is chosen from its list alone: the page has taken a text out of it again. Nothing
 * in its markup says so.
 */
export function isChoiceOnly(box: HTMLInputElement): boolean {
  if (held.has(box) && box.value === '') choiceOnly.add(box);
  return choiceOnly.has(box);
}
