import { fold } from '@/language/fold/fold';
import { asksForConsent, mentionsConsent, offersConsentAnswer } from '@/language/words/pages/consent-words';
import { elementAt } from '@/page/dom/tree/element-at';
import { flatParent } from '@/page/dom/tree/flat-tree';
import type { WallEvidence } from './blocking-pages';
import { headlineBlocks, type PageEvidence, plainTextOf } from './page-evidence';

/** Points of the window to probe, as fractions of its size. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
/** A page with less than this share of pressable window is unusable. */
const freeShare = 0.1;
const longestOverlay = 6000;

/**
 * A consent question that blocks the page: an overlay that, with its backdrop, covers nearly all of the window, or a page consisting of the
 * question. Banners at an edge do not count.
 */
export function findConsentWall(evidence: PageEvidence): WallEvidence | null {
  const overlays = coveringOverlays();
  const asking = overlays.find(isQuestion);
  if (asking) return { wall: 'consent', evidence: 'a question for consent lies over the page' };
  const headlines = headlineBlocks(evidence);
  const [first] = headlines;
  const isWholePage =
    evidence.words < 300 && first && headlines.every(({ folded }) => mentionsConsent(folded)) && hasAnswer(evidence);
  return isWholePage ? { wall: 'consent', evidence: `asks "${first.text.slice(0, 80)}"` } : null;
}

/** The fixed layers that together cover the window; none if enough of the page can be pressed. */
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

/** The outermost ancestor that stays while the page scrolls; null for the page itself. */
function fixedLayerOf(element: Element): Element | null {
  let layer: Element | null = null;
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    if (at.matches(':modal') || getComputedStyle(at).position === 'fixed') layer = at;
  }
  return layer;
}

/** A whole application may be one fixed layer: consent questions are short and have an answer button. */
function isQuestion(layer: Element): boolean {
  return (layer.textContent ?? '').length < longestOverlay && asksForConsent(fold(deepTextOf(layer)));
}

function deepTextOf(layer: Element): string {
  const text = plainTextOf(layer);
  if (text) return text;
  const inside = elementAt(innerWidth / 2, innerHeight / 2)?.getRootNode();
  return inside instanceof ShadowRoot ? plainTextOf(inside) : '';
}

function hasAnswer(evidence: PageEvidence): boolean {
  return evidence.titles.some(({ element }) => offersConsentAnswer(fold(plainTextOf(element))));
}
