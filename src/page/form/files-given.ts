/** Whether this document was given a file: one that is loaded in its place has none of it, even if it shows the same field. */
let isGiven = false;

const given = new WeakMap<Element, Set<string>>();

/** The names of all files that were given. */
const names = new Set<string>();

export function rememberFileGiven(element: Element, files: readonly string[]): void {
  isGiven = true;
  given.set(element, new Set([...(given.get(element) ?? []), ...files]));
  for (const name of files) names.add(name);
}

export const wasFileGiven = (): boolean => isGiven;

/** Whether an element has taken a file of this name. A page may have sent it, and emptied its field at once. */
export const hasTakenFile = (element: Element, name: string): boolean => given.get(element)?.has(name) ?? false;

/** Whether a text names a file that was given: of a label, that is its answer. */
export const namesGivenFile = (text: string): boolean => [...names].some((name) => text.includes(name));
