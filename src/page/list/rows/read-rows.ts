import type { ApplyType, ReadFields } from '@/domain/job/job-fields';
import { rowFields } from '@/domain/job/posting-fields';
import type { Row, RowsReading } from '@/domain/page/page-readings';
import type { FieldRule, FieldRules, Recipe } from '@/domain/page/recipe';
import { isFileFormat } from '@/jobs/posting/file-name';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { isLeftOpen } from '@/jobs/text-kind/left-open';
import { isPromotedText } from '@/jobs/text-kind/promoted-text';
import { withoutDistance } from '@/jobs/text-kind/without-distance';
import { comparableText } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { elementOf, refOf } from '@/page/dom/refs/element-refs';
import { scrollerAround, scrollStateOf } from '@/page/dom/scrolling/find-scroller';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestAmong } from '@/page/dom/tree/flat-tree';
import { rememberRows } from '@/page/press/known-list-controls';
import { readAnnouncement } from './announced-count';
import { checkRows } from './check-rows';
import { isHeadRow } from './column-heads';
import { withPageEmployer } from './employer-of-rows';
import { withGroupFacts } from './group-facts';
import { withoutHiddenCopies } from './hidden-copies';
import { withIdsInAddresses } from './ids-in-addresses';
import { createRecordJoin, type RecordJoin } from './join-json-records';
import { listElement } from './list-element';
import { onePerPlace } from './one-per-place';
import { rowOpener } from './pressable-of-row';
import { readByRules } from './read-rule';
import { doubtfulRowFields } from './row-doubts';
import { withoutListsOfOthers, withoutSectionsOfOthers } from './sections-of-others';
import { withoutSharedIds } from './shared-ids';
import { withoutQuestions, withoutStrays } from './stray-rows';
import { countUnreadRows } from './unread-rows';

/** Reads all rows that the recipe currently finds. */
export function readRows(recipe: Recipe): RowsReading {
  const found = rowElements(recipe);
  const { rows: read, elements } = onePerPlace(readRowsOf(recipe, found), found);
  const displayed = elements.map(isDisplayed);
  const isShown = elements.length === 0 || displayed.includes(true);
  // A hidden row beside others may hold what a list that draws only those in view has scrolled out of it.
  const rows = read.map((row, index) => (isShown && !displayed[index] ? { ...row, ref: null } : row));
  const announcement = readAnnouncement(listElement(recipe, found), found);
  const scroller = recipe.scroller === null ? undefined : findBySelector(recipe.scroller)[0];
  const scrolled = scroller ?? (elements[0] ? scrollerAround(elements[0]) : document.documentElement);
  // A number of offers is none of the rows that offers in several places are.
  const announced = read.length > found.length ? null : (announcement?.count ?? null);
  const check = checkRows(rows, recipe, announced);
  // An agent's word alone makes nothing a row.
  if (check.holds && !recipe.isTaught) rememberRows(pressablesOf(rows), pressablesOf(read));
  const isAnnouncedRoughly = announcement?.isRough ?? false;
  return {
    rows: withPageEmployer(withGroupFacts(rows, elements, recipe.isGroupedByCompany), recipe.employer),
    announced,
    isAnnouncedRoughly,
    isShown,
    unread: countUnreadRows(recipe, found),
    check,
    scroll: scrollStateOf(scrolled),
  };
}

/** An element with `display: contents` has no box, but its content has. */
function isDisplayed(row: Element): boolean {
  return row.checkVisibility() || elementsWithin(row).some((inner) => inner.checkVisibility());
}

const pressablesOf = (rows: readonly Row[]): Element[] =>
  rows.flatMap(({ ref, fields }) => (ref !== null && fields.title ? (elementOf(ref) ?? []) : []));

/** Reads given rows of the recipe's list. */
export function readRowsOf(recipe: Recipe, elements: readonly Element[]): Row[] {
  const { embedded } = recipe.rows;
  const join: RecordJoin = embedded ? createRecordJoin(embedded) : (shown) => shown;
  return withIdsInAddresses(withoutSharedIds(elements.map((element, index) => readRow(element, index, recipe, join))));
}

/** The elements matched by the recipe that are rows: with a title, or empty with an id, waiting to be filled. */
export const rowElements = cachePerTask((recipe: Recipe): readonly Element[] => {
  const { row, fields } = recipe.rows;
  const found = findBySelector(row).filter((element) => {
    const title = readByRules(element, fields.title);
    // The numbers of a pager, the heads of columns and documents are no jobs, though they stand where titles do.
    if (title) return /\p{L}\P{L}*\p{L}/u.test(title) && !isFileFormat(title) && !isHead(element, title);
    return isEmpty(element) && readByRules(element, fields.siteJobId) !== undefined;
  });
  const rows = new Set(found);
  const outermost = found.filter((element) => closestAmong(element, rows) === null);
  const own = withoutHiddenCopies(withoutListsOfOthers(withoutSectionsOfOthers(outermost)), isDisplayed);
  return withoutStrays(withoutQuestions(own, recipe), recipe);
});

/** Heads of columns lead nowhere, whatever the first of them is called. */
function isHead(element: Element, title: string): boolean {
  return (fieldOfLabel(title) !== null || element.querySelector('a[href]') === null) && isHeadRow(element);
}

function isEmpty(element: Element): boolean {
  return rawText(element) === '';
}

function readRow(element: Element, index: number, recipe: Recipe, join: RecordJoin): Row {
  const { fields } = recipe.rows;
  const values = join(readFields(element, fields));
  const isRendered = !isEmpty(element);
  const pressable = isRendered ? rowOpener(element, fields) : element;
  return {
    key: values.siteJobId ?? values.url ?? keyOfText(values),
    index,
    ref: pressable && refOf(pressable),
    isRendered,
    isPromoted: isRendered && saysPromoted(element),
    fields: values,
    doubts: isRendered ? doubtfulRowFields(values, recipe) : [],
  };
}

function readFields(element: Element, fields: FieldRules): ReadFields {
  const values: ReadFields = {};
  for (const name of rowFields) {
    const value = readByRules(element, fields[name]);
    if (!value || name === 'applyType' || (isNamed(name) && isLeftOpen(value))) continue;
    values[name] = name === 'location' ? withoutDistance(value) : value;
  }
  const applyType = readApplyType(element, fields.applyType);
  if (applyType) values.applyType = applyType;
  return values;
}

/** What a row may only say that it does not tell. */
const isNamed = (name: keyof ReadFields): boolean => name === 'company' || name === 'location';

function keyOfText({ title, company, location }: ReadFields): string {
  return [title, company, location].map((text) => comparableText(text ?? '')).join('|');
}

function readApplyType(element: Element, rules: FieldRule[] | undefined): ApplyType | null {
  const text = readByRules(element, rules);
  return text === undefined ? null : applyTypeOf(text);
}

/** In a text piece of its own, not in a sentence. */
function saysPromoted(row: Element): boolean {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue && isPromotedText(node.nodeValue.trim())) return true;
  }
  return false;
}
