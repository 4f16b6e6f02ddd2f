import type { OpenedPart } from '@/domain/page/page-change';
import { controlSelector } from '@/page/dom/controls/control-action';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestAround, isInside } from '@/page/dom/tree/flat-tree';
import type { Part } from '@/page/snapshot/snapshot-part';
import type { PageChange } from '@/page-api/page-requests';
import { findOverlays } from '../snapshot/find-overlays';
import { readParts } from '../snapshot/read-parts';
import { type ControlStates, compareStates, controlStates, statefulSelector } from './control-states';
import { openedPart } from './describe-open-part';
import { countLines, type LineCounts, moreLines, withRows } from './line-counts';
import { compareLists, type RowList, rowListsOf } from './list-changes';
import { noteOpened, type OpenParts, openParts, openSelector, rememberPart } from './open-parts';
import { cameUp, shownControls, wentAway } from './shown-controls';

/** What may be reported individually: controls, and parts that say whether they are open. */
const told = `${controlSelector},${statefulSelector},${openSelector}`;

/** What is remembered of a page for comparison. */
export interface PageDigest {
  lines: LineCounts;
  lists: RowList[];
  states: ControlStates;
  parts: OpenParts;
  controls: Set<Element>;
}

/** Reads the page as it is now, including what overlays cover: being covered is no change. */
export function digestPage(): PageDigest {
  const { open } = findOverlays();
  const read = [...open.map((overlay) => readParts(overlay, 0, [])), readParts(document.body, 0, open)];
  const parts = read.flatMap((each) => each.parts);
  const elements = elementsWithin(document.body).filter((element) => element.matches(told));
  const isInRow = rowTest(parts);
  return {
    lines: countLines(parts),
    lists: rowListsOf(parts),
    states: controlStates(elements, isInRow),
    parts: openParts(elements, open),
    controls: shownControls(elements, isInRow),
  };
}

function rowTest(parts: readonly Part[]): (element: Element) => boolean {
  const rows = new Set(parts.flatMap((part) => (part.kind === 'list' ? part.rows : [])));
  return (element) => rows.has(element) || closestAround(element, rows) !== null;
}

/** What happened between two readings. */
export function comparePages(before: PageDigest, after: PageDigest): PageChange {
  const opened = openedSince(before, after);
  const closed = closedSince(before, after);
  const moved = compareLists(before.lists, after.lists).filter(({ element }) =>
    isApart(element, [...opened, ...closed]),
  );
  const added = moreLines(before.lines, after.lines);
  const removed = moreLines(after.lines, before.lines);
  const newRows = moved.flatMap((list) => list.newRows);
  const goneRows = moved.flatMap((list) => list.goneRows);
  return {
    opened: opened.map(({ facts }) => facts),
    closed: closed.map(({ facts }) => facts),
    lists: moved.map(({ change }) => change),
    values: compareStates(before.states, after.states),
    added: withRows(added.lines, newRows),
    addedCount: added.count + newRows.length,
    removed: withRows(removed.lines, goneRows),
    removedCount: removed.count + goneRows.length,
  };
}

interface PartWithFacts {
  part: Element;
  facts: OpenedPart;
}

function openedSince(before: PageDigest, after: PageDigest): PartWithFacts[] {
  const declared = newParts(after.parts, before.parts);
  const others = cameUp(before.controls, after.controls).filter((part) => isApart(part, declared));
  for (const part of others) rememberPart(part);
  const opened = [...declared, ...others.map((part) => ({ part, facts: openedPart(part, null) }))];
  for (const { part, facts } of opened) noteOpened(part, facts);
  return opened;
}

function closedSince(before: PageDigest, after: PageDigest): PartWithFacts[] {
  const declared = newParts(before.parts, after.parts);
  const others = wentAway(before.controls, after.controls).filter((part) => isApart(part, declared));
  return [...declared, ...others.map((part) => ({ part, facts: openedPart(part, null) }))];
}

/** The outermost parts that only one reading has, by element, or by role and name if the page redraws them. */
function newParts(parts: OpenParts, others: OpenParts): PartWithFacts[] {
  const known = new Set(Array.from(others.values(), identityOf));
  const fresh = [...parts].filter(([part, facts]) => !others.has(part) && !known.has(identityOf(facts)));
  const outermost = fresh.filter(([part]) => !fresh.some(([other]) => other !== part && isInside(part, other)));
  return outermost.map(([part, facts]) => ({ part, facts }));
}

function identityOf({ role, name }: OpenedPart): string {
  return `${role} ${name}`;
}

function isApart(element: Element, parts: readonly PartWithFacts[]): boolean {
  return !parts.some(({ part }) => isInside(element, part) || isInside(part, element));
}
