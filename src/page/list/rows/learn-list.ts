import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { FieldRules, Recipe } from '@/domain/page/recipe';
import { scrollerOf, scrollsByItself } from '@/page/dom/scrolling/find-scroller';
import { selectorOf } from '@/page/dom/selectors/build-selector';
import { assignRoles } from './assign-roles';
import { fillOf } from './check-rows';
import { textRules } from './field-rules';
import type { Group } from './find-groups';
import { readRows } from './read-rows';
import { doubtsOfRow, looksOf } from './row-doubts';
import { idRules } from './row-id';
import { linkRules } from './row-link';
import type { RowPart } from './row-parts';
import { selectorsOf } from './row-selector';
import { factsOf, type SlotFacts } from './slot-facts';
import { contentOf, findSlots, type RowContent } from './slots';
import { splitTexts } from './split-texts';

/** Learns to read a group of elements as rows; null if nothing in them is like a title. */
export function learnList(group: Group, partsOfRow: (row: Element) => RowPart[]): LearnedRecipe | null {
  const contents = group.map((row) => contentOf(row, partsOfRow(row))).filter(({ parts }) => parts.length > 0);
  const recipe = recipeFor(contents);
  if (!recipe) return null;
  const reading = readRows(recipe);
  if (reading.rows.length === 0) return null;
  return learnedFrom(recipe, reading);
}

/** The recipe with field shares and looks of its first reading, which is also checked against them. */
export function learnedFrom(recipe: Recipe, reading: LearnedRecipe['reading']): LearnedRecipe {
  const learned = { ...recipe, fill: fillOf(reading.rows), looks: looksOf(reading.rows) };
  const rows = reading.rows.map((row) => ({ ...row, doubts: row.isRendered ? doubtsOfRow(row.fields, learned) : [] }));
  return { recipe: learned, reading: { ...reading, rows } };
}

function recipeFor(contents: RowContent[]): Recipe | null {
  const facts = slotFacts(contents);
  const roles = assignRoles(facts);
  const [title] = roles?.title ?? [];
  if (!roles || !title) return null;
  const rows = contents.filter((_, index) => title.texts.has(index)).map(({ row }) => row);
  const selectors = selectorsOf(rows);
  if (!selectors) return null;
  const url = linkRules(title, contents);
  return recipeOf(rows, selectors, { ...textRules(roles, facts, contents), url, siteJobId: idRules(rows, url) });
}

/** A recipe that knows only its rows. */
export function recipeOf(rows: Element[], selectors: { list: string; row: string }, fields: FieldRules): Recipe {
  return {
    version: 1,
    rows: { ...selectors, fields, embedded: null },
    scroller: scrollerSelector(rows),
    details: null,
    pager: null,
    fill: {},
  };
}

/** The slots of rows, split if they contain several values. */
export function slotFacts(contents: RowContent[]): SlotFacts[] {
  return findSlots(contents)
    .map((slot) => factsOf(slot, contents))
    .flatMap((facts) => splitTexts(facts, contents));
}

function scrollerSelector([first]: Element[]): string | null {
  const scroller = first && scrollerOf(first);
  return scroller && scroller !== document.scrollingElement && scrollsByItself(scroller) ? selectorOf(scroller) : null;
}
