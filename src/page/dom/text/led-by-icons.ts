import { cachePerTask } from '../tree/cache-per-task';
import { flatChildren } from '../tree/flat-tree';

/** Characters. A picture within a longer text stands in a sentence. */
const longestText = 60;
const none: ReadonlySet<Element> = new Set();

/**
 * The icons in an element that part its texts: `<i class="pin"></i> Leeds <i class="clock"></i> Full-time`. Each but the first, where all of it
 * are short texts, each behind its icon.
 */
export const partingIcons = cachePerTask((element: Element): ReadonlySet<Element> => {
  if (element.childElementCount < 2) return none;
  const nodes = Array.from(flatChildren(element)).filter(isSeenOrSaid);
  const icons = nodes.filter((node) => node instanceof Element).filter(isIcon);
  if (icons.length < 2 || nodes[0] !== icons[0]) return none;
  const isOneOf = (node: Node) => icons.some((icon) => icon === node);
  const isLed = nodes.every((node, index) => {
    const next = nodes[index + 1];
    return isOneOf(node) ? next !== undefined && !isOneOf(next) : isShort(node);
  });
  return isLed ? new Set(icons.slice(1)) : none;
});

const isSeenOrSaid = (node: Node): boolean =>
  node instanceof Element || (node instanceof Text && node.data.trim() !== '');

/** What is drawn and says nothing. */
function isIcon(element: Element): boolean {
  if (element.localName === 'svg') return true;
  if (element.localName === 'img') return (element.getAttribute('alt') ?? '').trim() === '';
  const isDrawn = element.matches('i,span,em') && (element.textContent ?? '').trim() === '';
  return isDrawn && (element.hasAttribute('class') || element.firstElementChild?.localName === 'svg');
}

const isShort = ({ textContent }: Node): boolean => (textContent ?? '').trim().length <= longestText;
