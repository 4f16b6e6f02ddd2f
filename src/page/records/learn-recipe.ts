import type { LearnedRecipe } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import { learnRecords } from '../embedded/learn-records';
import { scrollerOf, scrollsByItself } from '../scrolling/find-scroller';
import { selectorOf } from '../selectors/selector-of';
import { assignRoles } from './assign-roles';
import { fillOf } from './check-rows';
import { textRules } from './field-rules';
import { findGroups, type Group } from './find-groups';
import { jobEvidence } from './job-evidence';
import { rankGroups } from './rank-groups';
import { readRows } from './read-rows';
import { remembering } from './remembering';
import { idRules } from './row-id';
import { linkRules } from './row-link';
import { partsOf } from './row-parts';
import { selectorsOf } from './row-selector';
import { factsOf } from './slot-facts';
import { contentOf, findSlots } from './slots';
import { splitTexts } from './split-texts';

/** So many of the likeliest lists are learned; the best reading wins. */
const mostTries = 3;

/** Finds the list of jobs of the page and learns how to read its rows; null where nothing looks like one. */
export function learnRecipe(): LearnedRecipe | null {
  const partsOfRow = remembering(partsOf);
  const ranked = rankGroups(findGroups(document.body), mostTries, partsOfRow);
  let best: { learned: LearnedRecipe; worth: number } | null = null;
  for (const { group, score } of ranked) {
    const learned = learnGroup(group, partsOfRow);
    const evidence = learned && jobEvidence(learned.reading);
    if (!learned || evidence === null) continue;
    const worth = score * evidence * worthOf(learned);
    if (!best || worth > best.worth) best = { learned, worth };
  }
  return best && withRecords(best.learned);
}

function learnGroup(group: Group, partsOfRow: typeof partsOf): LearnedRecipe | null {
  const contents = group.map((row) => contentOf(row, partsOfRow(row))).filter(({ parts }) => parts.length > 0);
  const facts = findSlots(contents)
    .map((slot) => factsOf(slot, contents))
    .flatMap((slot) => splitTexts(slot, contents));
  const roles = assignRoles(facts);
  const [title] = roles?.title ?? [];
  if (!roles || !title) return null;
  const withTitle = contents.filter((_, index) => title.texts.has(index)).map(({ row }) => row);
  const selectors = selectorsOf(withTitle);
  if (!selectors) return null;
  const url = linkRules(title, contents);
  const fields = { ...textRules(roles, facts, contents), url, siteJobId: idRules(withTitle, url) };
  const recipe: Recipe = {
    version: 1,
    rows: { ...selectors, fields, embedded: null },
    scroller: scrollerSelector(withTitle),
    fill: {},
  };
  const reading = readRows(recipe);
  recipe.fill = fillOf(reading.rows);
  return reading.rows.length === 0
    ? null
    : { recipe, reading: { ...reading, check: { ...reading.check, fill: recipe.fill } } };
}

/** The page's own JSON says what the rows leave out, and says it for rows that are not drawn yet. */
function withRecords(learned: LearnedRecipe): LearnedRecipe {
  const embedded = learnRecords(
    learned.reading.rows.filter(({ isRendered }) => isRendered).map(({ fields }) => fields),
  );
  if (!embedded) return learned;
  const { rows, ...rest } = learned.recipe;
  const recipe: Recipe = { ...rest, rows: { ...rows, embedded } };
  const reading = readRows(recipe);
  return { recipe: { ...recipe, fill: fillOf(reading.rows) }, reading };
}

function scrollerSelector(rows: Element[]): string | null {
  const scroller = rows[0] && scrollerOf(rows[0]);
  return scroller && scroller !== document.scrollingElement && scrollsByItself(scroller) ? selectorOf(scroller) : null;
}

/** From how much of the rows could be told: every field adds, rows that are alike take away. */
function worthOf({ reading }: LearnedRecipe): number {
  const { title = 0, company = 0, location = 0, url = 0, siteJobId = 0 } = reading.check.fill;
  return (title + 0.5 * company + 0.7 * location + 0.5 * url + 0.5 * siteJobId) * reading.check.uniqueness;
}
