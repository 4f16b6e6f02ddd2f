import { closestAround } from '../walker/flat-tree';

/** Labels of pictures and controls: many contain the company ("Acme logo", "Save Nurse at Acme"). */
export function spokenIn(root: Element, leftOut: ReadonlySet<Element>): string[] {
  const spoken: string[] = [];
  for (const element of root.querySelectorAll('img[alt], button[aria-label], a[aria-label]')) {
    if (leftOut.has(element) || closestAround(element, leftOut)) continue;
    const words = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (words) spoken.push(words);
  }
  return spoken;
}
