import type { Surroundings } from '@/jobs/posting/posting-line';
import { isListOfLinks } from './list-of-links';

const navigationRoles = new Set([
  'navigation',
  'menu',
  'menubar',
  'tablist',
  'contentinfo',
  'search',
  'banner',
  'toolbar',
]);
const dialogRoles = new Set(['dialog', 'alertdialog']);

/** What an element makes of the text inside it; null if nothing. */
export function surroundingsOfElement(element: Element): Surroundings | null {
  const role = element.getAttribute('role');
  const name = element.localName;
  if (name === 'dialog' || (role && dialogRoles.has(role)) || element.getAttribute('aria-modal') === 'true')
    return 'dialog';
  if (name === 'nav' || name === 'search' || (role && navigationRoles.has(role))) return 'navigation';
  if (isListOfLinks(element)) return 'navigation';
  if (name === 'footer' && isOfThePage(element)) return 'navigation';
  if (name === 'form' && !holdsThePage(element)) return 'form';
  return null;
}

/** A footer or header inside a section belongs to the section (HTML standard). */
function isOfThePage(element: Element): boolean {
  return element.parentElement?.closest('article, main, section') === null;
}

/** Some servers wrap the whole page in a form; a real form has fields and little other text. */
function holdsThePage(form: Element): boolean {
  return (
    (form.textContent?.length ?? 0) > textLengthAround(form) / 2 || form.querySelector('h1, main, article') !== null
  );
}

/** Of the document and of the shadow roots on the way to the form: neither has the text of the other. */
function textLengthAround(form: Element): number {
  let length = form.ownerDocument.body.textContent?.length ?? 0;
  for (let root = form.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    length += root.textContent?.length ?? 0;
  }
  return length;
}
