import type { ApplyType } from '@/domain/job/job-fields';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { hasNameWord } from '@/page/dom/tree/element-tokens';
import { flatChildren } from '@/page/dom/tree/flat-tree';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { isSameSite } from '@/url/web-url';

export interface ApplyLink {
  applyType: ApplyType;
  applyUrl?: string;
}

/** How to apply: by the apply control's text, target and markup. */
export function findApplyLink(root: Element, leftOut: ReadonlySet<Element>): ApplyLink {
  const [best] = findApplyControls(root, leftOut);
  return best ? readControl(best) : { applyType: 'unknown' };
}

/** The apply controls, best first: those that say how, then those that lead somewhere. */
export function findApplyControls(root: Element, leftOut: ReadonlySet<Element>): Element[] {
  const rank = (control: Element) => {
    const { applyType, applyUrl } = readControl(control);
    return applyType !== 'unknown' ? 0 : applyUrl ? 1 : 2;
  };
  return Array.from(applyControls(root, leftOut), (control) => ({ control, rank: rank(control) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ control }) => control);
}

function applyControls(root: Element, leftOut: ReadonlySet<Element>): Element[] {
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
  return wordsOf(element).some(saysApply) && element.checkVisibility({ visibilityProperty: true });
}

function wordsOf(element: Element): string[] {
  const value = element instanceof HTMLInputElement ? element.value : element.textContent;
  return [element.getAttribute('aria-label'), value, element.getAttribute('title')]
    .map((words) => toVisibleLine(words ?? ''))
    .filter(Boolean);
}

function readControl(control: Element): ApplyLink {
  const applyUrl = addressOf(control);
  const spoken = wordsOf(control)
    .map(applyTypeOf)
    .find((type) => type !== null);
  if (spoken) return { applyType: spoken, applyUrl };
  const isElsewhere =
    applyUrl !== undefined && !isSameSite(new URL(applyUrl).hostname, control.ownerDocument.location.hostname);
  return { applyType: isElsewhere || isMarkedExternal(control) ? 'external' : 'unknown', applyUrl };
}

function addressOf(control: Element): string | undefined {
  const href = control instanceof HTMLAnchorElement ? control.href : '';
  if (!/^https?:/.test(href)) return undefined;
  const { origin, pathname, search } = control.ownerDocument.location;
  const isThisPage = href.split('#')[0] === origin + pathname + search;
  return isThisPage ? undefined : unwrapRedirect(href);
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
