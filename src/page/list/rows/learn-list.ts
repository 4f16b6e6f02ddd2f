import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { FieldRules, Recipe } from '@/domain/page/recipe';
import { isScrollable, scrollerAround } from '@/page/dom/scrolling/find-scroller';
import { buildSelector } from '@/page/dom/selectors/build-selector';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { surePageEmployer } from '@/page/page-kind/page-employer';
import { assignRoles, type Roles } from './assign-roles';
import { withCompanyApart } from './company-and-town';
import { textRules } from './field-rules';
import type { ElementGroup } from './find-groups';
import { withoutFirstWords } from './frame-words';
import { areGroupedByCompany } from './group-facts';
import { contentsOfGroup } from './headed-rows';
import { withLabels } from './labelled-slots';
import { withNamesOfChoices } from './named-by-choices';
import { placesInTitles } from './places-in-titles';
import { readRows, rowElements } from './read-rows';
import { withoutRepeats } from './repeated-values';
import { doubtfulRowFields, fieldLooks } from './row-doubts';
import { idRules } from './row-id';
import { linkRules } from './row-link';
import type { RowPart } from './row-parts';
import { listSelectors } from './row-selector';
import { type SlotFacts, slotFactsOf } from './slot-facts';
import { findSlots, type RowContent } from './slots';
import { splitTexts } from './split-texts';

/** Learns to read a group of elements as rows; null if nothing in them is like a title. */
export function learnList(group: ElementGroup, partsOfRow: (row: Element) => RowPart[]): LearnedRecipe | null {
  const recipe = recipeFor(group, contentsOfGroup(group, partsOfRow));
  if (!recipe) return null;
  const reading = readRows(recipe);
  if (reading.rows.length === 0) return null;
  const learned = withReading(recipe, reading);
  // What is usual in its rows tells which of them are none.
  const hasStrays = rowElements(learned.recipe).length < reading.rows.length;
  return hasStrays ? withReading(recipe, readRows(learned.recipe)) : learned;
}

/** The recipe with field shares and looks of its first reading, which is also checked against them. What only the page says is none of them. */
export function withReading(recipe: Recipe, reading: LearnedRecipe['reading']): LearnedRecipe {
  const grouped = areGroupedByCompany(reading.rows) ? { isGroupedByCompany: true } : {};
  const learned = { ...recipe, ...grouped, fill: reading.check.fill, looks: fieldLooks(reading.rows) };
  const rows = reading.rows.map((row) => ({
    ...row,
    doubts: row.isRendered ? doubtfulRowFields(row.fields, learned) : [],
  }));
  return { recipe: learned, reading: { ...reading, rows } };
}

function recipeFor(group: ElementGroup, contents: RowContent[]): Recipe | null {
  const apart = withCompanyApart(withoutRepeats(readSlotFacts(contents)), contents, surePageEmployer);
  const facts = apart.map((one) => withoutFirstWords(one, contents));
  const roles = withPlacesInTitles(assignRoles(facts, surePageEmployer), contents);
  const [title] = roles?.title ?? [];
  if (!roles || !title) return null;
  // A card whose title folds out, and is no link, is a row as well.
  const titleAt = (index: number) => roles.title.find(({ texts }) => texts.has(index))?.texts.get(index);
  const rows = contents.filter((_, index) => titleAt(index) !== undefined).map(({ row }) => row);
  const titles = contents.flatMap((_, index) => titleAt(index) ?? []);
  const selectors = selectorsOf(rows, group);
  if (!selectors) return null;
  const read = rowsReadBy(selectors.row, contents);
  if (read) return recipeFor(group, read);
  const url = linkRules(title, roles.company, contents);
  return bareRecipe(rows, selectors, {
    ...textRules(roles, facts, contents),
    url,
    siteJobId: idRules(rows, url, titles),
  });
}

function withPlacesInTitles(roles: Roles | null, contents: RowContent[]): Roles | null {
  return roles && roles.location.length === 0 ? { ...roles, location: placesInTitles(roles.title, contents) } : roles;
}

/**
 * The rows that will be read, if some are not, as those of another table: what stands where in these tells nothing of the others. Null if all
 * are.
 */
function rowsReadBy(selector: string, contents: RowContent[]): RowContent[] | null {
  const found = new Set(findBySelector(selector));
  const read = contents.filter(({ row }) => found.has(row));
  return read.length > 0 && read.length < contents.length ? read : null;
}

/** Those of the group that are drawn once they come into view are rows of the list too: it may go on in another part of the page. */
function selectorsOf(rows: Element[], group: ElementGroup): ReturnType<typeof listSelectors> {
  const looks = new Set(rows.map(({ className }) => className));
  const undrawn = group.filter(
    (element) => looks.has(element.className) && rawText(element) === '' && element.checkVisibility(),
  );
  return (undrawn.length > 0 && listSelectors([...rows, ...undrawn])) || listSelectors(rows);
}

/** A recipe that knows only its rows. */
export function bareRecipe(rows: Element[], selectors: { list: string; row: string }, fields: FieldRules): Recipe {
  return {
    version: 1,
    frame: null,
    rows: { ...selectors, fields, embedded: null },
    scroller: scrollerSelector(rows),
    details: null,
    pager: null,
    fill: {},
  };
}

/** The slots of rows, split if they contain several values. */
export function readSlotFacts(contents: RowContent[]): SlotFacts[] {
  const facts = findSlots(contents)
    .map((slot) => slotFactsOf(slot, contents))
    .flatMap((one) => splitTexts(one, contents));
  return withNamesOfChoices(withLabels(facts, contents));
}

function scrollerSelector([first]: Element[]): string | null {
  const scroller = first && scrollerAround(first);
  return scroller && scroller !== document.scrollingElement && isScrollable(scroller) ? buildSelector(scroller) : null;
}
