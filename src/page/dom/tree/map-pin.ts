import { beginsWithPin } from '@/language/fold/pictographs';
import { hasNameWord } from './element-tokens';

/** Names of location icons. */
const pinNames = ['location', 'map', 'marker', 'pin', 'geo', 'place'];
const pictures = 'svg, i, img, use';

/** Whether one of an element's first pictures, or the sign in front of its text, is a map pin; null if it has no pictures. */
export function hasMapPin(element: Element): boolean | null {
  const [first] = element.children;
  if ((first && isPinLigature(first)) || beginsWithPin(element.textContent?.trimStart() ?? '')) return true;
  const inside = Array.from(element.querySelectorAll(pictures));
  return inside.length === 0 ? null : inside.slice(0, 4).some(isMapPin);
}

/** Whether a map pin stands right before an element. */
export function isBehindMapPin({ previousElementSibling: before }: Element): boolean {
  if (before && isPinLigature(before)) return true;
  if (before?.textContent?.trim() !== '') return false;
  return before.matches(pictures) ? isMapPin(before) : hasMapPin(before) === true;
}

/** Fonts of icons draw a picture for its name: an element called an icon that says "place" or "location_on". */
function isPinLigature(element: Element): boolean {
  const text = element.textContent?.trim() ?? '';
  if (!/^[a-z]+(?:_[a-z]+){0,3}$/.test(text) || !text.split('_').some((word) => pinNames.includes(word))) return false;
  return /(?:^|-)icon$/.test(element.localName) || hasNameWord(element, 'icon', 'icons', 'symbols');
}

function isMapPin(element: Element): boolean {
  if (hasNameWord(element, ...pinNames)) return true;
  const words = ['alt', 'aria-label', 'href', 'xlink:href']
    // Of a file with many pictures, the one that is drawn.
    .map((name) => element.getAttribute(name)?.split('#').at(-1) ?? '')
    .join(' ')
    .toLowerCase();
  return words.split(/[^\p{L}]+/u).some((word) => pinNames.includes(word));
}
