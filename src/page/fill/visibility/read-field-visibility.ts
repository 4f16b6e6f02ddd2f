import type { FieldKind } from '@/domain/form/form-field';
import { findTarget } from '@/page/dom/refs/find-target';
import { buildSelector } from '@/page/dom/selectors/build-selector';
import { closestMatching, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { boxInView } from '@/page/dom/visibility/box-in-view';
import { bringIntoView } from '@/page/dom/visibility/bring-into-view';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';
import { isScrollReachable } from '@/page/dom/visibility/is-within-scroll';
import type {
  FieldVisibility,
  VisibilityField,
  VisibilityMark,
  VisibilityReading,
} from '@/page-api/field-visibility-requests';
import type { PageRequests } from '@/page-api/page-requests';
import type { PageBox } from '@/page-api/viewport-shapes';
import { visiblePartOf } from '../input/point-for-person';

/** What shows each field to a person, and where, for checking against a screenshot. */
export function readFieldVisibility({ fields, mayScroll }: PageRequests['read-sights']['input']): VisibilityReading[] {
  return fields.map((field, at) => readSight(field, mayScroll && at === 0));
}

/** Near the top, but below what may be fixed there: what follows is then judged by the same pictures. */
const early = 0.2;

function readSight({ selector, kind, options }: VisibilityField, mayScroll: boolean): VisibilityReading {
  const isChoice = kind === 'choice' || kind === 'choices';
  const ofOptions = isChoice ? (options ?? []).flatMap((option) => option.selector ?? []) : [];
  const selectors = ofOptions.length > 0 ? ofOptions : [selector];
  const controls = selectors.flatMap((each) => findTarget({ selector: each }) ?? []);
  if (controls.length === 0) return { shown: 'gone' };
  for (const control of controls) {
    const isPlaced = mayScroll && placeEarly(control);
    const sight = sightOf(control, kind, mayScroll) ?? (isPlaced ? sightInMiddle(control, kind) : null);
    if (sight) return { shown: 'in-view', sight };
  }
  return { shown: mayScroll || (isTyped.has(kind) && !controls.some(isDiscernible)) ? 'hidden' : 'aside' };
}

/** Visible only by itself, even with a value in it. */
const isTyped: ReadonlySet<FieldKind> = new Set(['text', 'multiline', 'number', 'date', 'rich-text']);

/** True if it was scrolled. */
function placeEarly(control: Element): boolean {
  const before = control.getBoundingClientRect();
  // What has been scrolled to counts as reachable.
  if (!isDiscernible(control) || !isScrollReachable(control) || before.width * before.height === 0) return false;
  const isLow = before.top > innerHeight / 2;
  bringIntoView(control, { down: early, isMoved: isLow });
  return control.getBoundingClientRect().top !== before.top;
}

function sightInMiddle(control: Element, kind: FieldKind): FieldVisibility | null {
  bringIntoView(control, { isMoved: true });
  return sightOf(control, kind, true);
}

function sightOf(control: Element, kind: FieldKind, mayScroll: boolean): FieldVisibility | null {
  const shown = visiblePartOf(control, kind, mayScroll);
  if (!shown) return null;
  let { part, point } = shown;
  let mark = markOf(part, part.getClientRects());
  if (!mark && mayScroll) {
    // It can be pressed, but too little of it is in view to judge.
    bringIntoView(part);
    const brought = visiblePartOf(control, kind, false);
    if (!brought) return null;
    ({ part, point } = brought);
    mark = markOf(part, part.getClientRects());
  }
  if (!mark) return null;
  const isControl = part === control;
  const labels = isControl ? namesOf(control).flatMap((label) => markOf(label, wordsOf(label, control)) ?? []) : [];
  return { ...mark, isControl, point, textWidth: isControl ? textWidth(control) : 0, labels };
}

function markOf(element: Element, boxes: Iterable<DOMRect>): VisibilityMark | null {
  const box: PageBox | null = boxInView(element, boxes);
  const selector = box && buildSelector(element);
  return box && selector ? { selector, box } : null;
}

/** Elements that label a control without containing it. */
function namesOf(control: Element): Element[] {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const root = control.getRootNode();
  const named = root instanceof Document || root instanceof ShadowRoot ? ids.map((id) => root.getElementById(id)) : [];
  const names = [...labelsOf(control), ...labelsOfBuilt(control), ...named.filter((each) => each !== null)];
  return names.filter((name) => !isInFlatTree(name, control));
}

const built = ':not(input):is([role=radio],[role=checkbox],[role=switch])';

/** Scripts make a label of what a page has built itself: the browser knows none for it. */
function labelsOfBuilt(control: Element): Element[] {
  const around = control.matches(built) ? closestMatching(control, 'label') : null;
  return around ? [around] : [];
}

/** The boxes of a label's words: it may contain the control, or span the page. */
function wordsOf(label: Element, control: Element): DOMRect[] {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/\S/.test(node.nodeValue ?? '') || control.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects());
  }
  return [];
}

/** Input types that display their value as text. */
const textTypes = /^(?:text|email|tel|url|search|number|date|month|week|time|datetime-local)$/;

/** Letters are on average wider than this share of their height; long texts show only their beginning. */
const leastLetter = 0.2;
const leastShown = 0.5;

/** Required visible width of a control's text. CSS pixels; 0 if it has none. */
function textWidth(control: Element): number {
  const { length } = textIn(control);
  const { fontSize } = getComputedStyle(control);
  const width = control.getBoundingClientRect().width * leastShown;
  return Math.min(length * leastLetter * Number.parseFloat(fontSize), width);
}

function textIn(control: Element): string {
  if (control instanceof HTMLTextAreaElement) return control.value.trim();
  if (control instanceof HTMLInputElement) return textTypes.test(control.type) ? control.value.trim() : '';
  return control instanceof HTMLElement && control.isContentEditable ? (control.textContent ?? '').trim() : '';
}
