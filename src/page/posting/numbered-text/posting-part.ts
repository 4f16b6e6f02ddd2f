import type { Recipe } from '@/domain/page/recipe';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { isSeen } from '@/page/dom/text/visible-text';
import { flatChildren, flatParent } from '@/page/dom/tree/flat-tree';
import { findApplyControl } from '@/page/press/find-apply-control';
import { findOverlays } from '@/page/snapshot/find-overlays';
import { readPostingPane } from '../read-pane';

/** Characters. Less text is no posting; beside a list, a few words may be all there is. */
const leastText = 200;
const leastBesideList = 100;
/** Never contain postings. */
const aside = 'nav,header,footer,script,style,template,noscript,[role=navigation],[role=banner],[role=contentinfo]';

/**
 * The part that shows the posting, given the `rows` of the list beside it: an overlay with an apply control, the pane beside the list, or,
 * without a recognizable description, the part there with the most text; on a page of its own, the main part.
 */
export function postingPart(recipe: Recipe | null, rows: readonly Element[]): Element {
  const around = withAround(rows);
  const overlay = findOverlays().open.find((part) => !around.has(part) && findApplyControl([], [part]) !== null);
  if (overlay) return overlay;
  if (rows.length === 0) return mainPart();
  const pane = recipe && (readPostingPane(document, recipe).root ?? knownPane(recipe));
  return pane ?? mostTextual(around, new Set(rows)) ?? mainPart();
}

function knownPane({ details }: Recipe): Element | null {
  const [pane] = details?.kind === 'pane' && details.pane ? findBySelector(details.pane) : [];
  return pane && textLength(pane) >= leastBesideList ? pane : null;
}

/** The largest row-free part with the most text; null if all have little. */
function mostTextual(aroundRows: ReadonlySet<Element>, rows: ReadonlySet<Element>): Element | null {
  const parts: Element[] = [];
  const visit = (element: Element): void => {
    if (rows.has(element) || element.matches(aside) || !isSeen(element)) return;
    if (!aroundRows.has(element)) parts.push(element);
    else for (const child of Array.from(flatChildren(element))) if (child instanceof Element) visit(child);
  };
  visit(document.body);
  const [best] = parts
    .map((part) => ({ part, length: textLength(part) }))
    .sort((one, other) => other.length - one.length);
  return best && best.length >= leastBesideList ? best.part : null;
}

/** The main element with the most text, if enough, else the whole page. */
function mainPart(): Element {
  const mains = Array.from(document.querySelectorAll('main,[role=main]')).filter(isSeen);
  const [most] = mains.sort((one, other) => textLength(other) - textLength(one));
  return most && textLength(most) >= leastText ? most : document.body;
}

/** The rows and all their ancestors. */
function withAround(rows: readonly Element[]): ReadonlySet<Element> {
  const around = new Set<Element>();
  for (const row of rows) for (let at: Element | null = row; at && !around.has(at); at = flatParent(at)) around.add(at);
  return around;
}

function textLength(element: Element): number {
  return rawText(element).length;
}
