import { fold } from '@/language/fold/fold';
import { asksForConsent } from '@/language/words/pages/consent-words';
import { dialogs } from '@/page/dom/tree/dialog-selector';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';

const challenges =
  'iframe[src*=captcha i],iframe[src*=challenge i],iframe[src*=turnstile i],iframe[title*=captcha i],[class*=captcha i]';
/** Characters. Longer texts are pages, which mention cookies somewhere. */
const longest = 4_000;

/** True in an overlay that asks for consent, a password or a captcha. */
export function isInConsentOverlay(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    if (isLayer(at) && asksAsWall(at)) return true;
  }
  return false;
}

function isLayer(element: Element): boolean {
  return element.matches(dialogs) || getComputedStyle(element).position === 'fixed';
}

function asksAsWall(layer: Element): boolean {
  const parts = elementsWithin(layer);
  if (parts.some((part) => part.matches('input[type=password]') || part.matches(challenges))) return true;
  const text = wordsOf(parts);
  return text.length <= longest && asksForConsent(fold(text));
}

/** Texts of elements that touch in the markup are words apart: an answer stands right behind the question. */
function wordsOf(parts: readonly Element[]): string {
  const texts = parts.filter((part) => !part.matches('script, style')).flatMap(({ childNodes }) => [...childNodes]);
  return texts
    .map((node) => (node instanceof Text ? node.data : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}
