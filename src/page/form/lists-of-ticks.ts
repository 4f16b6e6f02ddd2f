import { consentAsks } from '@/forms/keys/never-filled-asks';
import { questionFinder } from '@/forms/keys/question-finder';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { fold, noWords } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isAsked } from '@/language/words/forms/yes-or-no-question';
import { type ControlCounts, containsComposed, countControls } from '@/page/dom/controls/control-counts';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import type { FormControl } from './collect-controls';
import { labelText } from './label-text';
import { nearbyTextBefore } from './nearby-text';
import { optionLabel } from './option-label';

/** Consents are sentences; options have a few words. */
const mostWordsOfOption = 6;

/** A list with a name of its own asks what its entries answer. */
export const namedLists = '[role=list]:is([aria-label],[aria-labelledby]),ul:is([aria-label],[aria-labelledby])';

const isBuilt = (element: Element): boolean => element.matches('[role=checkbox]:not(input)');

/** What groups a checkbox by its markup: the page's own that nothing groups is grouped by its parent. */
export const groupOfTick = (element: Element): Element | null =>
  closestMatching(element, `fieldset,[role=group],${namedLists}`) ?? (isBuilt(element) ? flatParent(element) : null);

/**
 * Checkboxes by the part around them that asks one question, whatever their names: a group that contains nothing else, else a part with
 * nothing but options below one line.
 */
export function listsOfTicks(controls: readonly FormControl[], counts: ControlCounts): ReadonlyMap<Element, Element> {
  const options = new Set(
    controls.flatMap(({ kind, element }) => (kind === 'tick' && isOption(element) ? element : [])),
  );
  const lists = new Map<Element, Element>();
  for (const [part, group] of Map.groupBy(controls, ({ element }) => groupOfTick(element))) {
    const isList = part !== null && group.length > 1 && counts.get(part) === group.length;
    if (!isList || !group.every(({ element }) => options.has(element))) continue;
    for (const { element } of group) lists.set(element, part);
  }
  const loose = [...options].filter((element) => !lists.has(element) && !asksItself(element));
  const inParts = countControls(loose);
  const tops = Map.groupBy(loose, (element) => topOf(element, inParts, counts));
  for (const [top, inside] of tops) {
    if (top === null || inside.length < 2) continue;
    for (const [part, ticks] of partsUnderLines(top, inside, counts)) for (const tick of ticks) lists.set(tick, part);
  }
  return lists;
}

function isOption(element: Element): boolean {
  const own = ownWords(element);
  const words = own.split(' ').filter(Boolean).length;
  return words > 0 && words <= mostWordsOfOption;
}

const ownWords = (element: Element): string =>
  labelText(element) || (element instanceof HTMLInputElement ? '' : nameOrTextStart(element));

const findConsent = questionFinder(consentAsks);

/** Consents and questions of their own are no options of another. */
function asksItself(element: Element): boolean {
  const text = ownWords(element);
  if (isAsked(text) || isAgreementText(text)) return true;
  return (
    findConsent.bySaying({ label: fold(text), hint: noWords, names: [], section: noWords, language: null }) !== null
  );
}

/** The widest part around an option with options alone. */
function topOf(option: Element, inParts: ControlCounts, counts: ControlCounts): Element | null {
  let top: Element | null = null;
  for (
    let at = flatParent(option);
    at && at !== document.body && inParts.get(at) === counts.get(at);
    at = flatParent(at)
  )
    top = at;
  return top;
}

/** Those of its parts, or itself, that have a line above several options, and no words between them: those would ask about what follows. */
function partsUnderLines(
  part: Element,
  inside: readonly Element[],
  counts: ControlCounts,
): [Element, readonly Element[]][] {
  if (inside.length < 2) return [];
  if (!hasWordsBetween(part, inside, counts)) return isUnderLine(part, counts) ? [[part, inside]] : [];
  const children = [...(part.shadowRoot ?? part).children].filter((child) => (counts.get(child) ?? 0) > 1);
  return children.flatMap((child) =>
    partsUnderLines(
      child,
      inside.filter((each) => containsComposed(child, each)),
      counts,
    ),
  );
}

/** Whether a part says anything below its first option that is no option's label. */
function hasWordsBetween(part: Element, options: readonly Element[], counts: ControlCounts): boolean {
  const own = new Set<Element>(options.flatMap((option) => [option, ...labelsOf(option)]));
  const labels = new Set(options.map((option) => optionLabel(option, counts)));
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && (own.has(node) || isUnread(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const [first] = options;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node instanceof Text ? toVisibleLine(node.data) : '';
    if (!first || !/\p{L}/u.test(text) || labels.has(text)) continue;
    if (first.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) return true;
  }
  return false;
}

const isUnread = (element: Element): boolean =>
  element.matches('script,style,template,[hidden],[role=alert],[aria-live]');

/** Whether words that are no option's stand over a part: in it above its options, or before what it has to itself. */
function isUnderLine(part: Element, counts: ControlCounts): boolean {
  const inside = counts.get(part);
  for (let at: Element | null = part; at && at !== document.body && counts.get(at) === inside; at = flatParent(at)) {
    if (nearbyTextBefore(at, counts) !== '') return true;
  }
  // Or in one of the parts within it that hold them all.
  for (let first = firstCounted(part, counts); first; first = firstCounted(first, counts)) {
    if (nearbyTextBefore(first, counts) !== '') return true;
    if (counts.get(first) !== inside) return false;
  }
  return false;
}

function firstCounted(part: Element, counts: ControlCounts): Element | undefined {
  return Array.from((part.shadowRoot ?? part).children).find((child) => counts.has(child));
}
