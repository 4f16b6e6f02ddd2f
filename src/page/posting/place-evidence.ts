import { placeScore } from '@/jobs/text-kind/place-score';
import { containsWords } from '@/language/fold/comparable-text';
import { hasNameWord, isNamedAfterField } from '@/page/dom/tree/element-tokens';
import { titlePartsBeside } from './document-head-names';
import type { LineSegment } from './lines/line-segment';
import type { PostingHeader } from './posting-header';

/** Names of location icons. */
const pinNames = ['location', 'map', 'marker', 'pin', 'geo', 'place'];
const picture = 'svg, i, img, use';

/** The evidence that a header segment is the place of work. */
export function scorePlace(unit: LineSegment, header: PostingHeader): number {
  const likeness = placeScore(unit.text);
  if (likeness === 0) return 0;
  const isNamed =
    unit.element.closest('address') !== null ||
    isNamedAfterField(unit.element, 'location', header.lines[header.title.index]?.block);
  const isInPageTitle = titlePartsBeside(header.names, header.title.text).some((rest) =>
    containsWords(rest, unit.text),
  );
  return likeness + nearness(unit, header) + (isNamed ? 3 : 0) + (hasPin(unit) ? 3 : 0) + (isInPageTitle ? 1 : 0);
}

/** Places are below the title and rarely links. */
function nearness({ element, lineIndex }: LineSegment, { title }: PostingHeader): number {
  const distance = lineIndex - title.index;
  if (distance < 0) return -1 + Math.max(-3, distance * 0.3);
  const isPlain = element.closest('a, button') === null;
  return distance <= 4 ? (isPlain ? 1.5 : 0.5) : distance <= 8 ? 0.5 : 0;
}

/** Many places have a map pin: an icon beside the text whose name says so. */
function hasPin({ element, line }: LineSegment): boolean {
  const holder = element.querySelector(picture) ? element : line.block;
  return Array.from(holder.querySelectorAll(picture)).slice(0, 4).some(isPin);
}

function isPin(element: Element): boolean {
  if (hasNameWord(element, ...pinNames)) return true;
  const words = ['alt', 'aria-label', 'href']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .toLowerCase();
  return words.split(/[^\p{L}]+/u).some((word) => pinNames.includes(word));
}
