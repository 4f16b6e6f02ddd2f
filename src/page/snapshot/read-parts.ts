import { controlSelector } from '@/page/dom/controls/control-action';
import { isFigure, isPressedDrawing } from '@/page/dom/controls/figure';
import { type Visit, walk } from '@/page/dom/controls/walk';
import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import type { RowControl } from '@/page/dom/refs/row-controls';
import { accessibleName, longestTextName, nameOrTextStart } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { longText, ownWords } from '@/page/dom/text/own-words';
import { startTextRun, type TextRun } from '@/page/dom/text/text-run';
import { hasPressListener } from '@/page/dom/tree/listener-elements';
import type { SnapshotElement } from '@/page-api/snapshot-requests';
import { controlLine } from './control-line';
import { isDrawing, isShape } from './drawn-shapes';
import { figureLines } from './figure-lines';
import { findSnapshotRows } from './find-snapshot-rows';
import { framePart } from './frame-lines';
import { groupLine, headingLine } from './group-lines';
import {
  hasControlsInside,
  hearsInside,
  hearsItsParts,
  isFreeCell,
  isHoverSpot,
  isListenedAround,
  isPart,
  unfolds,
} from './heard-parts';
import { mosaicLine } from './mosaic-line';
import { quote } from './quote';
import { toSnapshotElement } from './shown-element';
import type { ListPart, SnapshotPart } from './snapshot-part';

/** What was read of a page or overlay. */
export interface SnapshotParts {
  parts: SnapshotPart[];
  /** How many pieces were left out as invisible. */
  hidden: number;
}

interface Reading extends SnapshotParts {
  run: TextRun;
  indent: number;
  /** Elements whose line is kept only if it has content. */
  groups: { element: Element; start: number }[];
  /** The label or legend whose text is skipped: the field states it already. */
  muted: Element | null;
  /** The part whose one listener hears the presses on all that it says. */
  heard: Element | null;
  /** The control that is told by all its text, so that no part is told again. */
  whole: Element | null;
  rows: Map<Element, ListPart>;
  /** The drawing whose one listener hears the presses on its shapes. */
  drawing: Element | null;
}

/** Reads everything under an element except `elsewhere`, without the lists' lines. */
export function readSnapshotParts(root: Element, indent: number, elsewhere: readonly Element[]): SnapshotParts {
  const reading = startReading(indent);
  const { run, parts } = reading;
  walk(root, {
    isTaken: (element) => (element !== root && elsewhere.includes(element)) || takeRow(reading, element),
    leaveOut(element) {
      if (element.textContent?.trim() || element.querySelector(controlSelector)) reading.hidden += 1;
    },
    text(text) {
      if (!reading.muted) run.add(text);
    },
    enter: (visit) => enter(reading, visit),
    leave: (visit) => leave(reading, visit),
  });
  run.end();
  return { parts, hidden: reading.hidden };
}

function startReading(indent: number): Reading {
  const parts: SnapshotPart[] = [];
  const reading: Reading = {
    parts,
    hidden: 0,
    indent,
    groups: [],
    muted: null,
    heard: null,
    whole: null,
    drawing: null,
    rows: new Map(),
    run: startTextRun((text) => pushLine(reading, quote(text))),
  };
  return reading;
}

function pushLine({ parts, indent }: Reading, text: string, elements: SnapshotElement[] = []): void {
  parts.push({ kind: 'line', indent, text, elements });
}

/** A row is written by its list, at the first row's position. */
function takeRow({ rows, parts, run }: Reading, element: Element): boolean {
  const list = rows.get(element);
  if (!list) return false;
  if (list.rows[0] === element) {
    run.end();
    parts.push(list);
  }
  return true;
}

function enter(reading: Reading, { element, action, isBlock }: Visit): boolean {
  const { run, parts, indent } = reading;
  if (isBlock || action) run.end();
  if (element.localName === 'iframe') {
    const part = framePart(element, indent);
    if (part) parts.push(part);
    return false;
  }
  const role = ariaRole(element);
  if (isDrawing(element) && hasPressListener(element)) {
    // One shape alone is the drawing.
    if (element.childElementCount > 1 || element.firstElementChild?.firstElementChild) reading.drawing ??= element;
    pushControl(reading, { element, action: 'click', role, name: nameOrTextStart(element, role) });
    return openGroup(reading, element, false);
  }
  if (reading.drawing && isShape(element)) {
    pushControl(reading, { element, action: 'click', role, name: ownWords(element) }, true);
    return false;
  }
  if (isFigure(element) && !isPressedDrawing(element)) return pushFigure(reading, element, role);
  if (action && unfolds(element)) {
    reading.heard ??= element;
    const name = ownWords(element);
    if (name !== '') pushControl(reading, { element, action, role, name }, true);
    return true;
  }
  if (action && isListenedAround(element, role) && takeRows(reading, element)) return true;
  if (action && hearsItsParts(element, role)) reading.heard ??= element;
  else if (action) {
    pushControl(reading, { element, action, role, name: nameOrTextStart(element, role) });
    const isLong = saysMuch(element, role);
    if (!(isLong || hasControlsInside(element) || hearsInside(element))) return false;
    reading.whole ??= element;
    return openGroup(reading, element, !isLong);
  }
  if (action) return true;
  if (reading.heard && !reading.whole) {
    const name = ownWords(element);
    if (name !== '' || isFreeCell(element)) {
      pushControl(reading, { element, action: 'click', role, name }, true);
      return openGroup(reading, element, true);
    }
  }
  if (isHoverSpot(element)) {
    pushControl(reading, { element, action: 'click', role, name: '' }, true);
    return true;
  }
  if (role === 'heading') return enterHeading(reading, element);
  const line = groupLine(element, role);
  if (line !== null) {
    pushLine(reading, line);
    openGroup(reading, element, false);
  }
  const mosaic = mosaicLine(element);
  if (mosaic !== null) pushLine(reading, mosaic);
  if (isLabelOfShownField(element)) reading.muted ??= element;
  takeRows(reading, element);
  return true;
}

/** Whether the element is a list of rows, which are then written as one. */
function takeRows(reading: Reading, element: Element): boolean {
  const rows = reading.muted ? null : findSnapshotRows(element);
  if (!rows) return false;
  const list: ListPart = {
    kind: 'list',
    indent: reading.indent,
    list: element,
    rows,
    announced: null,
    isOverlay: false,
  };
  for (const row of rows) reading.rows.set(row, list);
  return true;
}

/** Its name is the start of its text, and cut: the rest is told beneath it, as of a terminal. */
function saysMuch(element: Element, role: string | null): boolean {
  if (!(isWorkAtHand() ? isPart(role) : isListenedAround(element, role))) return false;
  return (element.textContent?.trim().length ?? 0) > (isWorkAtHand() ? longestTextName : longText);
}

/** With what it shows, which has no addresses of its own. */
function pushFigure(reading: Reading, element: Element, role: string | null): false {
  pushControl(reading, { element, action: 'click', role, name: accessibleName(element) }, true);
  reading.indent += 1;
  for (const line of figureLines(element)) pushLine(reading, line);
  reading.indent -= 1;
  return false;
}

/** `isByOwnText`: it is called by what it says without its parts. */
function pushControl(reading: Reading, control: RowControl, isByOwnText = false): void {
  const shown = toSnapshotElement(control, isByOwnText);
  pushLine(reading, controlLine(control, shown), [shown]);
}

function enterHeading(reading: Reading, element: Element): boolean {
  if (hasControlsInside(element)) {
    pushLine(reading, headingLine(element));
    return openGroup(reading, element, false);
  }
  const name = accessibleName(element, 'heading');
  if (name) pushLine(reading, `${headingLine(element)} ${quote(name, 120)}`);
  return false;
}

/** What follows is indented one level further, until the element ends. Always true. */
function openGroup(reading: Reading, element: Element, isMuted: boolean): true {
  reading.groups.push({ element, start: reading.parts.length });
  reading.indent += 1;
  if (isMuted) reading.muted ??= element;
  return true;
}

function leave(reading: Reading, { element, isBlock }: Visit): void {
  const { run, parts, groups } = reading;
  if (isBlock) run.end();
  if (reading.muted === element) reading.muted = null;
  if (reading.heard === element) reading.heard = null;
  if (reading.whole === element) reading.whole = null;
  if (reading.drawing === element) reading.drawing = null;
  const group = groups.at(-1);
  if (group?.element !== element) return;
  run.end();
  groups.pop();
  reading.indent -= 1;
  const opening = parts[group.start - 1];
  const isEmptyGroup = parts.length === group.start && opening?.kind === 'line' && opening.elements.length === 0;
  if (isEmptyGroup) parts.pop();
}

/** The text of a label or legend is its field's name, stated there. */
function isLabelOfShownField(element: Element): boolean {
  if (element instanceof HTMLLabelElement) return element.control !== null;
  return element.localName === 'legend' || element.localName === 'caption';
}
