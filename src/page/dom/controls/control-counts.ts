import { flatParent } from '../tree/flat-tree';

/** How many controls an element contains: tells which part of the page belongs to one field alone. */
export type ControlCounts = ReadonlyMap<Element, number>;

export function countControls(elements: readonly Element[]): ControlCounts {
  const counts = new Map<Element, number>();
  for (const element of elements) {
    for (let at: Element | null = element; at; at = flatParent(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

/** Their innermost common ancestor; null across documents. */
export function commonAncestor(elements: readonly Element[]): Element | null {
  const [first, ...others] = elements;
  for (let at = first ?? null; at; at = flatParent(at)) {
    const around = at;
    if (others.every((other) => containsComposed(around, other))) return at;
  }
  return null;
}

/** Whether an element contains another, through shadow roots. */
export function containsComposed(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

/** The ancestors of a group of controls, innermost first, without other controls. */
export function exclusiveAncestors(elements: readonly Element[], counts: ControlCounts): Element[] {
  const blocks: Element[] = [];
  for (let at = commonAncestor(elements); at; at = flatParent(at)) {
    if (counts.get(at) !== elements.length || at === document.body) break;
    blocks.push(at);
  }
  return blocks;
}
