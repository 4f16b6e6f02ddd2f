import { fold } from '@/language/fold/fold';
import { asksForConsent } from '@/language/words/pages/consent-words';
import { dialogs } from '@/page/dom/tree/dialog-selector';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatChildren, flatParent } from '@/page/dom/tree/flat-tree';

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
  const text = wordsOf(layer);
  return text.length <= longest && asksForConsent(fold(text));
}

/**
 * Texts of elements that touch in the markup are words apart: an answer stands right behind the question. No more than what tells that there
 * are too many of them.
 */
function wordsOf(layer: Element): string {
  let words = '';
  const read = (node: Node): void => {
    if (words.length > longest) return;
    if (node instanceof Text) words += ` ${node.data}`.replace(/\s+/g, ' ').trimEnd();
    else if (node instanceof Element && !node.matches('script, style')) Array.from(flatChildren(node)).forEach(read);
  };
  read(layer);
  return words;
}
