import { placeScore } from '@/jobs/text-kind/place-score';
import { visibleText } from '@/page/dom/text/visible-text';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { kindsOfText } from './kinds-of-text';
import { linesBehind, textBefore } from './line-around';

/** Fewer elements may be written alike by chance. */
const fewestAlike = 3;
/** Shares of the elements that are written alike: of which one half is a place, or known as one, and the other half none. */
const shares = { places: 0.8, known: 0.3, mostElse: 0.2 };
const dressing = 'b,strong,span,small,em,i';

interface Half {
  element: Element;
  /** The element's text, or the bare words before or behind it. */
  read: 'text' | 'line-before' | 'line+0';
  text: string;
}
type Halves = readonly [first: Half, second: Half];

/** `<a>Nurse <span>Leeds</span></a>`, `<a><b>Nurse</b> Leeds</a>`: one half in an element and one beside it, of which the second is a place in all. */
export function placeBesideWords(element: Element): Halves | null {
  const halves = halvesOf(element);
  return halves && areOfPlaces(element.ownerDocument).has(shapeOf(element, halves)) ? halves : null;
}

function halvesOf(element: Element): Halves | null {
  const only = element.firstElementChild;
  if (!only?.matches(dressing) || only.nextElementSibling || only.firstElementChild) return null;
  const [before, behind = ''] = [textBefore(only), linesBehind(only)[0]];
  const own: Half = { element: only, read: 'text', text: visibleText(only) };
  if (own.text === '' || (before === '') === (behind === '')) return null;
  return before === ''
    ? [own, { element: only, read: 'line+0', text: behind }]
    : [{ element: only, read: 'line-before', text: before }, own];
}

const shapeOf = ({ localName, className }: Element, [first, { element }]: Halves): string =>
  [localName, className, element.localName, element.className, first.read].join(' ');

/** The shapes of a page whose second halves are places. */
const areOfPlaces = cachePerTask((page: Document): ReadonlySet<string> => {
  const around = new Set(
    Array.from(page.querySelectorAll(dressing)).flatMap(({ parentElement }) => parentElement ?? []),
  );
  const found = [...around].flatMap((element) => {
    const halves = halvesOf(element);
    return halves ? [{ shape: shapeOf(element, halves), halves }] : [];
  });
  const shapes = [...Map.groupBy(found, ({ shape }) => shape)];
  return new Set(shapes.filter(([, alike]) => endInPlaces(alike.map(({ halves }) => halves))).map(([shape]) => shape));
});

function endInPlaces(alike: readonly Halves[]): boolean {
  const share = (test: (halves: Halves) => boolean) => alike.filter(test).length / alike.length;
  const isPlace = ({ text }: Half) => kindsOfText(text).has('place');
  if (alike.length < fewestAlike || share(([first]) => isPlace(first)) > shares.mostElse) return false;
  return (
    share(([, { text }]) => placeScore(text) > 0) >= shares.places &&
    share(([, second]) => isPlace(second)) >= shares.known
  );
}
