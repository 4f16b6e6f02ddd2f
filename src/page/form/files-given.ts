/** Whether this document was given a file: one that is loaded in its place has none of it, even if it shows the same field. */
let isGiven = false;

/** The names of the files that each field was given. */
const given = new WeakMap<Element, Set<string>>();

/** Fields that were given files, with the parts of the page around each that held no other: an uploader may put a new field into them. */
const places: { field: Element; around: readonly Element[]; address: string }[] = [];
/** What may hold the next application or step as well. */
const lasting = 'form,[role=form],main,[role=main],dialog,[role=dialog],body';
/** Parts around a field that are remembered. */
const mostLevels = 5;

/** What the field stood in that was given the last one. */
let place: Element | null = null;

export function rememberFileGiven(element: Element, files: readonly string[]): void {
  isGiven = true;
  place = element.parentElement;
  places.push({ field: element, around: partsAround(element), address: location.href });
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

/**
 * Whether a field has taken a file of this name, or one that stood in its place and is gone. A page may have sent it, and emptied the field
 * at once or put a new one there.
 */
export function hasTakenFile(element: Element, name: string): boolean {
  const before = places.filter(
    ({ field, around, address }) =>
      address === location.href &&
      !field.isConnected &&
      around.some((part) => part.isConnected && part.contains(element)),
  );
  return [element, ...before.map(({ field }) => field)].some((field) => given.get(field)?.has(name) === true);
}

function partsAround(element: Element): Element[] {
  const parts: Element[] = [];
  for (let at = element.parentElement; at && parts.length < mostLevels; at = at.parentElement) {
    if (at.matches(lasting) || at.querySelectorAll('input,select,textarea').length > 1) break;
    parts.push(at);
  }
  return parts;
}

/** Whether a text names a file that a field was given: of its label, that is the answer. */
export function namesFileOf(element: Element, text: string): boolean {
  return [...(given.get(element) ?? [])].some((name) => text.includes(name));
}
