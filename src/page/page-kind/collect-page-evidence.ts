import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { flatChildren } from '@/page/dom/tree/flat-tree';
import { isPlaceholder } from './loading-skeleton';
import type { PageEvidence, PageZone } from './page-evidence';

/** Enough to tell pages apart; the longest have ten times as many. */
const wordLimit = 2500;

/** Elements that do not interrupt text. */
const inlineNames = new Set(
  'a abbr b bdi bdo cite code em font i ins mark q s small span strong sub sup time u wbr'.split(' '),
);
const skippedNames = new Set(
  'script style noscript template svg select datalist head canvas video audio math'.split(' '),
);
const titleNames = new Set('h1 h2 h3 h4 h5 h6 button'.split(' '));
const titleRoles = new Set('button heading link'.split(' '));
const chromeRoles = /^(navigation|banner|contentinfo|menu|menubar|search|toolbar)$/;
const dialogRoles = /^(dialog|alertdialog)$/;

interface Place {
  zone: PageZone;
  isHeading: boolean;
  isInForm: boolean;
  isInContent: boolean;
}

/** Walks the visible page once, through shadow roots, until it has seen enough. */
export function collectPageEvidence(page: Document): PageEvidence {
  const evidence: PageEvidence = {
    url: new URL(page.location.href),
    titleText: plainText(page.title),
    title: fold(page.title),
    status: statusOf(page),
    words: 0,
    blocks: [],
    titles: [],
    fields: [],
    frames: [],
    placeholders: [],
  };
  if (page.body)
    walkBlock(page.body, { zone: 'main', isHeading: false, isInForm: false, isInContent: false }, evidence);
  return evidence;
}

function statusOf(page: Document): number {
  const [entry] = page.defaultView?.performance.getEntriesByType('navigation') ?? [];
  return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : 0;
}

/** Collects a block's runs of text, and descends into nested blocks. */
function walkBlock(block: Element, place: Place, evidence: PageEvidence): void {
  let run = '';
  const endRun = () => {
    const text = plainText(run);
    run = '';
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const words = text.split(' ').length;
    evidence.words += words;
    evidence.blocks.push({ text, folded: fold(text), words, element: block, ...place });
  };
  const walk = (parent: Element) => {
    const children = flatChildren(parent);
    for (let index = 0; index < children.length; index += 1) {
      const node = children[index];
      if (!node || evidence.words > wordLimit) return;
      if (node.nodeType === Node.TEXT_NODE) run += node.nodeValue;
      if (!isElement(node) || skippedNames.has(node.localName) || !isShown(node)) continue;
      note(node, place, evidence);
      if (inlineNames.has(node.localName) && !titleRoles.has(node.getAttribute('role') ?? '')) {
        walk(node);
        run += ' ';
      } else {
        endRun();
        walkBlock(node, placeWithin(node, place), evidence);
      }
    }
  };
  walk(block);
  endRun();
}

/** By node type: `instanceof` for every node takes longer than everything else. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function note(element: Element, { zone }: Place, evidence: PageEvidence): void {
  const name = element.localName;
  if (name === 'input' && element instanceof HTMLInputElement) evidence.fields.push(element);
  else if (name === 'iframe' && element instanceof HTMLIFrameElement) evidence.frames.push(element);
  else if (isTitleLike(element)) evidence.titles.push({ element, zone });
  if (isPlaceholder(element)) evidence.placeholders.push(element);
}

function isTitleLike(element: Element): boolean {
  const name = element.localName;
  if (titleNames.has(name)) return true;
  if (name === 'a') return element.hasAttribute('href');
  return titleRoles.has(element.getAttribute('role') ?? '') || element.hasAttribute('onclick') || isPressedRow(element);
}

/** A row of a table that is pressed as a whole, as scripts make them: nothing in it is a control of its own. */
function isPressedRow(element: Element): boolean {
  if (!element.matches('tr,[role=row]') || element.querySelector('a,button,th,[role=button],[role=columnheader]'))
    return false;
  return element.matches('[tabindex]:not([tabindex^="-"])') || getComputedStyle(element).cursor === 'pointer';
}

function placeWithin(element: Element, place: Place): Place {
  const name = element.localName;
  const role = element.getAttribute('role') ?? '';
  return {
    zone: zoneWithin(element, name, role, place),
    isHeading: place.isHeading || /^h[1-6]$/.test(name) || role === 'heading',
    isInForm: place.isInForm || name === 'form' || name === 'fieldset',
    isInContent: place.isInContent || /^(main|article|li|section)$/.test(name) || role === 'main',
  };
}

/** A header or footer in an article or section belongs to that, not to the page (HTML AAM). */
function zoneWithin(element: Element, name: string, role: string, { zone, isInContent }: Place): PageZone {
  if (zone === 'dialog' || name === 'dialog' || dialogRoles.test(role)) return 'dialog';
  if (element.getAttribute('aria-modal') === 'true') return 'dialog';
  if (zone === 'chrome' || name === 'nav' || chromeRoles.test(role)) return 'chrome';
  return !isInContent && (name === 'header' || name === 'footer') ? 'chrome' : 'main';
}
