import { toVisibleLine } from '@/language/fold/visible-one-line';
import { saysToDropFile } from '@/language/words/forms/attach-file-words';

/** Characters. What says that one can drop a file is a line. */
const longestLine = 200;
/** Lines of a page that are looked at. */
const mostLines = 20_000;

/** File fields that a script has put at the end of the page, out of sight, for a place elsewhere that opens them when it is pressed. */
export function strayFileFields(): Element[] {
  return Array.from(document.querySelectorAll('body > input[type=file]:not([name],[id])')).filter((field) => {
    const { visibility, display } = getComputedStyle(field);
    return visibility === 'hidden' || display === 'none';
  });
}

/** Where such a page says that a file can be dropped: the part around the words that shows by the pointer that it can be pressed. */
export function pressableZones(): Element[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const zones = new Set<Element>();
  for (let lines = 0; lines < mostLines && walker.nextNode(); lines += 1) {
    const { currentNode: node } = walker;
    const line = toVisibleLine((node.nodeValue ?? '').slice(0, longestLine));
    const zone = line !== '' && saysToDropFile(line) ? outermostPointed(node.parentElement) : null;
    if (zone) zones.add(zone);
  }
  return [...zones];
}

function outermostPointed(inner: Element | null): Element | null {
  let pointed: Element | null = null;
  for (let at = inner; at && at !== document.body && isPointed(at); at = at.parentElement) pointed = at;
  return pointed;
}

const isPointed = (element: Element): boolean => getComputedStyle(element).cursor === 'pointer';
