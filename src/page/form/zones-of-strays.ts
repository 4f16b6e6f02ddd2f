import { toVisibleLine } from '@/language/fold/visible-one-line';
import { saysToDropFile } from '@/language/words/forms/attach-file-words';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Characters. What says that one can drop a file is a line. */
const longestLine = 200;
/** Lines of a page that are looked at. */
const mostLines = 20_000;

/** File fields that a script has put at the end of the page, out of sight, for a place elsewhere that opens them when it is pressed. */
export const strayFileFields = (): readonly Element[] => straysOf(document.body);

const straysOf = cachePerTask((body: Element): readonly Element[] =>
  Array.from(body.querySelectorAll(':scope > input[type=file]:not([name],[id])')).filter((field) => {
    const { visibility, display } = getComputedStyle(field);
    return visibility === 'hidden' || display === 'none';
  }),
);

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

/** Elements around a text that are pressed with it. */
const mostAround = 12;

function outermostPointed(inner: Element | null): Element | null {
  let pointed: Element | null = null;
  let at = inner;
  for (let around = 0; at && at !== document.body && around < mostAround && isPointed(at); around += 1) {
    pointed = at;
    at = at.parentElement;
  }
  return pointed;
}

const isPointed = cachePerTask((element: Element): boolean => getComputedStyle(element).cursor === 'pointer');
