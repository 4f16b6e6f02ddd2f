import type { FieldKind } from '@/domain/form/form-field';
import { findWithin } from '@/page/dom/tree/find-everywhere';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { bringIntoView } from '@/page/dom/visibility/bring-into-view';
import { type Size, usablePoint } from '@/page/dom/visibility/hittable-point';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';
import { isLegible, isVisiblePart } from '@/page/dom/visibility/is-legible';
import { isStable } from '@/page/dom/visibility/is-stable';
import { isScrollReachable } from '@/page/dom/visibility/is-within-scroll';
import { mirrorOf } from '@/page/dom/visibility/mirror-of';
import { hasOtherControl, hasOtherThanPasteBox } from '@/page/form/collect-controls';
import { isClippedAway, labelOver } from '@/page/form/is-control-reachable';
import { widgetAround } from '@/page/form/widget-around';
import type { Point } from '@/page-api/viewport-shapes';

/** CSS pixels. What a person needs to see and to hit. */
const least: Record<'typed' | 'pressed' | 'tick', Size> = {
  typed: { width: 16, height: 10 },
  pressed: { width: 16, height: 10 },
  tick: { width: 7, height: 7 },
};

/** Ancestors of a composite control that may show it. */
const mostLevels = 4;

/** Pressed or moved, not typed into. */
const moved =
  'input[type=checkbox],input[type=radio],input[type=range],[role=checkbox],[role=radio],[role=switch],[role=slider]';

type Answered = 'typed' | 'chosen' | 'ticked' | 'given files';

/**
 * A point where a person sees and can use a control, scrolled into view: its own, or that of a stand-in (a checkbox's label, a file field's
 * button, a list's widget). Null if nobody can.
 */
export function usablePointOf(control: Element, kind: FieldKind): Point | null {
  return visiblePartOf(control, kind, true)?.point ?? null;
}

/** What shows a control to a person, and where. `mayScroll`: whether it is scrolled into view. */
export function visiblePartOf(
  control: Element,
  kind: FieldKind,
  mayScroll: boolean,
): { part: Element; point: Point } | null {
  const how = answeredHow(control, kind);
  for (const part of partsShown(control, how)) {
    if (!isDiscernible(part) || !isStable(part) || !isScrollReachable(part)) continue;
    // A box that is clipped to nothing is hit through its label, but only the label shows.
    if (part === control && isClippedAway(part)) continue;
    const point = pointOf(part, control, how, mayScroll);
    if (point) return { part, point };
  }
  return null;
}

function answeredHow(control: Element, kind: FieldKind): Answered {
  if (kind === 'file') return 'given files';
  if (control.matches(moved)) return 'ticked';
  if (kind === 'choice' || kind === 'choices' || kind === 'tick') return 'ticked';
  return kind === 'combobox' || kind === 'select' || kind === 'tags' ? 'chosen' : 'typed';
}

function pointOf(part: Element, control: Element, how: Answered, mayScroll: boolean): Point | null {
  const isControl = part === control;
  const size = how === 'typed' ? least.typed : how === 'ticked' ? least.tick : least.pressed;
  const find = () => usablePoint(part, size, (hit) => isOwnLabel(hit, control));
  let point = find();
  if (!point && mayScroll) {
    bringIntoView(part);
    point = find();
  }
  if (!point || isFarAside(part)) return null;
  const isRead =
    how === 'typed' || (isControl && part.matches('select,input:not([type=checkbox],[type=radio],[type=file])'));
  return (isRead ? isReadAt(part, point) : isVisiblePart(part, point)) ? point : null;
}

/** The number of a part of a date may be read from what shows it in its place. */
function isReadAt(part: Element, point: Point): boolean {
  if (isLegible(part, point)) return true;
  const mirror = mirrorOf(part);
  return mirror !== null && isDiscernible(mirror) && isLegible(mirror, point);
}

/** Window widths that people scroll sideways on pages too wide for theirs. */
const widest = 2;

/** Too far to the side for anyone to look, though scrolling can reach it. */
function isFarAside(part: Element): boolean {
  return part.getBoundingClientRect().left + scrollX > innerWidth * widest;
}

/** A field's own label, placed over it, does not cover it. */
function isOwnLabel(hit: Element, control: Element): boolean {
  const label = hit.closest('label');
  return label instanceof HTMLLabelElement && label.control === control;
}

/** The control, then its stand-ins. Text fields must be visible themselves, or have their label in their place until they are typed into. */
function partsShown(control: Element, how: Answered): Element[] {
  if (how === 'typed') return [control, labelOver(control) ?? []].flat();
  const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
  if (how === 'ticked') return [control, ...(control instanceof HTMLInputElement ? labels : namesOfBuilt(control))];
  const around = blocksAround(control, how);
  if (how === 'chosen') return control.matches('select') ? [control] : [control, ...widgetOf(control), ...around];
  const buttons = around.flatMap((block) => findWithin('button,[role=button],a,label', block));
  return [control, ...labels, ...buttons, ...around];
}

/** What names a tick of a page's own, and stands with nothing else to be answered: its mark may be too pale to be seen. */
function namesOfBuilt(tick: Element): Element[] {
  const root = tick.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ids = (tick.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.flatMap((id) => root.getElementById(id) ?? []).filter((name) => !name.contains(tick));
  return [...new Set([...labelsOf(tick), ...named])].filter((name) => {
    const around = flatParent(name);
    return around !== null && isInFlatTree(tick, around) && !hasOtherControl(around, tick);
  });
}

/** What a list with an input for the keyboard alone is seen by. */
function widgetOf(control: Element): Element[] {
  const widget = widgetAround(control);
  return widget === null ? [] : [widget];
}

/** The ancestors of a control without other controls, innermost first. A file field may be in a closed menu, which counts as nothing. */
function blocksAround(control: Element, how: Answered): Element[] {
  const blocks: Element[] = [];
  let levels = 0;
  const hasOther = how === 'given files' ? hasOtherThanPasteBox : hasOtherControl;
  for (let at = flatParent(control); at && levels < mostLevels; at = flatParent(at)) {
    if (at.matches('body,form,main') || hasOther(at, control)) break;
    blocks.push(at);
    if (how !== 'given files' || at.checkVisibility()) levels += 1;
  }
  return blocks;
}
