import { type ApplyControl, type ApplyLink, applyLinkOf, bestApplyFirst } from '@/jobs/posting/apply-link';
import { saysApply, saysTalentPool } from '@/language/words/controls/apply-control-words';
import { hasNameWord } from '@/page/dom/tree/element-tokens';
import { flatChildren } from '@/page/dom/tree/flat-tree';
import { hasApplyForm } from './apply-form';
import { applyWordsOf } from './apply-words-of';

/** How to apply: by the apply control's text, target and markup, or in a form of the posting's own page. */
export function findApplyLink(root: Element, leftOut: ReadonlySet<Node>): ApplyLink {
  const [best] = findApplyControls(root, leftOut);
  const link: ApplyLink = best ? applyLinkOf(asApplyControl(best), addressOfPage(root)) : { applyType: 'unknown' };
  const isUntold = link.applyType === 'unknown' && link.applyUrl === undefined;
  return isUntold && hasApplyForm(root, leftOut) ? { applyType: 'easy_apply' } : link;
}

/** The apply controls, best first. */
export function findApplyControls(root: Element, leftOut: ReadonlySet<Node>): Element[] {
  const controls = applyControls(root, leftOut).map((element) => ({ element, ...asApplyControl(element) }));
  return bestApplyFirst(controls, addressOfPage(root)).map(({ element }) => element);
}

function applyControls(root: Element, leftOut: ReadonlySet<Node>): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): void => {
    if (leftOut.has(element)) return;
    if (
      element.matches('a[href], button, [role="button"], [role="link"], input[type="submit"], input[type="button"]') &&
      isApply(element)
    )
      found.push(element);
    for (const child of Array.from(flatChildren(element))) if (child instanceof Element) visit(child);
  };
  visit(root);
  return found;
}

function isApply(element: Element): boolean {
  const words = applyWordsOf(element);
  // Whoever joins a pool applies for no job.
  return words.some(saysApply) && !words.some(saysTalentPool) && element.checkVisibility({ visibilityProperty: true });
}

function asApplyControl(element: Element): ApplyControl {
  const href = element instanceof HTMLAnchorElement ? element.href : '';
  return { words: applyWordsOf(element), href, isMarkedExternal: isMarkedExternal(element) };
}

function addressOfPage(root: Element): string {
  return root.ownerDocument.location.href;
}

/** A button with role=link leads away, and so does one with an external-link icon. */
function isMarkedExternal(control: Element): boolean {
  if (control.localName === 'button' && control.getAttribute('role') === 'link') return true;
  return Array.from(control.querySelectorAll('svg, use, i, img')).some(
    (picture) =>
      hasNameWord(picture, 'external') ||
      /\bexternal\b/i.test(picture.getAttribute('href') ?? picture.getAttribute('data-test-icon') ?? ''),
  );
}
