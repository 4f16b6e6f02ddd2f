import { phraseFinder } from '@/domain/phrases';
import { elementAt } from '../walker/element-at';
import { flatParent } from '../walker/flat-tree';
import { consentAnswerPhrases, consentPhrases } from '../wording/consent-phrases';
import { foldedTextOf, headlinesOf, type PageSight } from './page-sight';
import type { WallSign } from './walls';

const findConsent = phraseFinder(consentPhrases);
const findAnswer = phraseFinder(consentAnswerPhrases);

/** Where the window is probed, as shares of its width and height. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
/** A page of which less than this share of the window can still be pressed cannot be worked with. */
const freeShare = 0.1;
const longestOverlay = 6000;

/**
 * A question for consent that keeps the reader from the page: an overlay that, with its backdrop, lies over nearly all of
 * the window, or a page that consists of the question. A banner at an edge is none.
 */
export function findConsentWall(sight: PageSight): WallSign | null {
  const overlays = coveringOverlays();
  const asking = overlays.find(asksForConsent);
  if (asking) return { wall: 'consent', evidence: 'a question for consent lies over the page' };
  const headlines = headlinesOf(sight);
  const [first] = headlines;
  const isWholePage =
    sight.words < 300 && first && headlines.every(({ text }) => findConsent(text)) && hasAnswer(sight);
  return isWholePage ? { wall: 'consent', evidence: `asks "${first.text.slice(0, 80)}"` } : null;
}

/** The fixed layers that together lie over the window; none where enough of the page below can be pressed. */
function coveringOverlays(): Element[] {
  const layers = shares.flatMap((across) =>
    shares.map((down) => {
      const top = elementAt(innerWidth * across, innerHeight * down);
      return top && fixedLayerOf(top);
    }),
  );
  const free = layers.filter((layer) => layer === null).length;
  if (free > layers.length * freeShare) return [];
  return [...new Set(layers)].filter((layer) => layer !== null);
}

/** The outermost element around that stays in place while the page scrolls; null for the page itself. */
function fixedLayerOf(element: Element): Element | null {
  let layer: Element | null = null;
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    if (at.matches(':modal') || getComputedStyle(at).position === 'fixed') layer = at;
  }
  return layer;
}

/** An application may be one fixed layer as a whole: what asks for consent is short and has a button to answer. */
function asksForConsent(layer: Element): boolean {
  const text = deepTextOf(layer);
  return (layer.textContent ?? '').length < longestOverlay && findConsent(text) !== null && findAnswer(text) !== null;
}

function deepTextOf(layer: Element): string {
  const text = foldedTextOf(layer);
  if (text) return text;
  const inside = elementAt(innerWidth / 2, innerHeight / 2)?.getRootNode();
  return inside instanceof ShadowRoot ? foldedTextOf(inside) : '';
}

function hasAnswer(sight: PageSight): boolean {
  return sight.titles.some(({ element }) => findAnswer(foldedTextOf(element)) !== null);
}
