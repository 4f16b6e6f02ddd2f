let keepers: ReadonlySet<Element> = new Set();

/** Code has identified the elements, and no others, as what keeps an entry that is edited in its place. */
export function rememberEntryKeepers(elements: readonly Element[]): void {
  keepers = new Set(elements);
}

export const isKnownEntryKeeper = (element: Element): boolean => keepers.has(element);
