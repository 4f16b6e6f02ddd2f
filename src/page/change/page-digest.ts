import type { OpenedPart } from '@/domain/page/page-change';
import { controlSelector } from '@/page/dom/controls/control-action';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isInFlatTree, isWithinAny } from '@/page/dom/tree/flat-tree';
import type { PageChange } from '@/page-api/change-requests';
import { findOverlays } from '../snapshot/find-overlays';
import { readSnapshotParts } from '../snapshot/read-parts';
import { type ControlStates, diffControlStates, readControlStates, statefulSelector } from './control-states';
import { describeOpenPart } from './describe-open-part';
import { grownRows, type RowSizes, rowSizes } from './grown-rows';
import { addedLines, appendRows, countLines, type LineCounts } from './line-counts';
import { diffRowLists, type RowList, rowListsIn, rowsIn } from './list-changes';
import { type OpenParts, openParts, openSelector, rememberOpened, rememberPart } from './open-parts';
import { appearedParts, disappearedParts, reachableControls } from './shown-controls';

/** What may be reported individually: controls, and parts that say whether they are open. */
const told = `${controlSelector},${statefulSelector},${openSelector}`;

/** What is remembered of a page for comparison. */
export interface PageDigest {
  lines: LineCounts;
  lists: RowList[];
  sizes: RowSizes;
  states: ControlStates;
  parts: OpenParts;
  controls: Set<Element>;
}

/** Reads the page as it is now, including what overlays cover: being covered is no change. */
export function digestPage(): PageDigest {
  const { open } = findOverlays();
  const read = [...open.map((overlay) => readSnapshotParts(overlay, 0, [])), readSnapshotParts(document.body, 0, open)];
  const parts = read.flatMap((each) => each.parts);
  const elements = elementsWithin(document.body).filter((element) => element.matches(told));
  const rows = rowsIn(parts);
  const rowSet = new Set(rows);
  const isInRow = (element: Element) => isWithinAny(element, rowSet);
  return {
    lines: countLines(parts),
    lists: rowListsIn(parts),
    sizes: rowSizes(rows),
    states: readControlStates(elements, isInRow),
    parts: openParts(elements, open),
    controls: reachableControls(elements, isInRow),
  };
}

/** What happened between two readings. */
export function diffPages(before: PageDigest, after: PageDigest): PageChange {
  const opened = openedSince(before, after);
  const closed = closedSince(before, after);
  const toldParts = [...opened, ...closed];
  const moved = diffRowLists(before.lists, after.lists).filter(({ element }) => isApart(element, toldParts));
  const added = addedLines(before.lines, after.lines);
  const removed = addedLines(after.lines, before.lines);
  const otherRows = moved.flatMap((list) => list.newRows);
  const isTold = (row: Element, text: string) => otherRows.includes(text) || !isApart(row, toldParts);
  const newRows = [...otherRows, ...grownRows(before.sizes, after.sizes, isTold)];
  const goneRows = moved.flatMap((list) => list.goneRows);
  return {
    opened: opened.map(({ facts }) => facts),
    closed: closed.map(({ facts }) => facts),
    lists: moved.map(({ change }) => change),
    values: diffControlStates(before.states, after.states),
    added: appendRows(added.lines, newRows),
    addedCount: added.count + newRows.length,
    removed: appendRows(removed.lines, goneRows),
    removedCount: removed.count + goneRows.length,
  };
}

interface PartWithFacts {
  part: Element;
  facts: OpenedPart;
}

function openedSince(before: PageDigest, after: PageDigest): PartWithFacts[] {
  const declared = newParts(after.parts, before.parts);
  const others = appearedParts(before.controls, after.controls).filter((part) => isApart(part, declared));
  for (const part of others) rememberPart(part);
  const opened = [...declared, ...others.map((part) => ({ part, facts: describeOpenPart(part, null) }))];
  for (const { part, facts } of opened) rememberOpened(part, facts);
  return opened;
}

function closedSince(before: PageDigest, after: PageDigest): PartWithFacts[] {
  const declared = newParts(before.parts, after.parts);
  const others = disappearedParts(before.controls, after.controls).filter((part) => isApart(part, declared));
  return [...declared, ...others.map((part) => ({ part, facts: describeOpenPart(part, null) }))];
}

/** The outermost parts that only one reading has, by element, or by role and name if the page redraws them. */
function newParts(parts: OpenParts, others: OpenParts): PartWithFacts[] {
  const known = new Set(Array.from(others.values(), identityOf));
  const fresh = [...parts].filter(([part, facts]) => !others.has(part) && !known.has(identityOf(facts)));
  const outermost = fresh.filter(([part]) => !fresh.some(([other]) => other !== part && isInFlatTree(part, other)));
  return outermost.map(([part, facts]) => ({ part, facts }));
}

function identityOf({ role, name }: OpenedPart): string {
  return `${role} ${name}`;
}

function isApart(element: Element, parts: readonly PartWithFacts[]): boolean {
  return !parts.some(({ part }) => isInFlatTree(element, part) || isInFlatTree(part, element));
}
