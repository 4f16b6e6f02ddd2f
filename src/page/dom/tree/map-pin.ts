import { hasNameWord } from './element-tokens';

/** Names of location icons. */
const pinNames = ['location', 'map', 'marker', 'pin', 'geo', 'place'];
const pictures = 'svg, i, img, use';

/** Whether one of an element's first pictures is a map pin; null if it has no pictures. */
export function hasMapPin(element: Element): boolean | null {
  const inside = Array.from(element.querySelectorAll(pictures));
  return inside.length === 0 ? null : inside.slice(0, 4).some(isMapPin);
}

/** Whether a map pin stands right before an element. */
export function isBehindMapPin({ previousElementSibling: before }: Element): boolean {
  if (before?.textContent?.trim() !== '') return false;
  return before.matches(pictures) ? isMapPin(before) : hasMapPin(before) === true;
}

function isMapPin(element: Element): boolean {
  if (hasNameWord(element, ...pinNames)) return true;
  const words = ['alt', 'aria-label', 'href']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .toLowerCase();
  return words.split(/[^\p{L}]+/u).some((word) => pinNames.includes(word));
}
