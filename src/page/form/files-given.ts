/** Whether this document was given a file: one that is loaded in its place has none of it, even if it shows the same field. */
let isGiven = false;

/** The names of the files that each field was given. */
const given = new WeakMap<Element, Set<string>>();

/** What the field stood in that was given the last one. */
let place: Element | null = null;

export function rememberFileGiven(element: Element, files: readonly string[]): void {
  isGiven = true;
  place = element.parentElement;
  given.set(element, new Set([...(given.get(element) ?? []), ...files]));
}

/** A field was emptied for its user: it may be given the same file again. */
export function forgetFileGiven(element: Element): void {
  given.delete(element);
}

export const wasFileGiven = (): boolean => isGiven;

/** Where the last file was given, as long as that is in sight: an uploader may show the file in place of its field. */
export function placeOfFile(): Element | null {
  const isShown =
    place?.isConnected === true && place.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isShown ? place : null;
}

/** Whether a field has taken a file of this name. A page may have sent it, and emptied the field at once. */
export const hasTakenFile = (element: Element, name: string): boolean => given.get(element)?.has(name) ?? false;

/** Whether a text names a file that a field was given: of its label, that is the answer. */
export function namesFileOf(element: Element, text: string): boolean {
  return [...(given.get(element) ?? [])].some((name) => text.includes(name));
}
