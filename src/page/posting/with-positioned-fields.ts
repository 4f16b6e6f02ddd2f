import type { ReadFields } from '@/domain/job/job-fields';
import { type FieldName, fieldNames } from '@/domain/job/posting-fields';
import type { DetailsReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { isSamePosting } from '@/jobs/identity/same-posting';
import { isClosedPostingText } from '@/language/words/jobs/posting-section-words';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { readByRules } from '@/page/list/rows/read-rule';
import { fieldsByPosition } from './fields-by-position';
import { collectLines } from './lines/collect-lines';
import { doubtfulPostingFields } from './posting-doubts';

/**
 * Completes a reading from the pane's layout: fields that are missing or doubtful, or all of them if no posting, or not the row's, was
 * found. Positions are used only for the pressed row's posting: its title proves that they hold.
 */
export function addFieldsByPosition(
  read: DetailsReading | null,
  recipe: Recipe | null,
  pressed: Element | null,
): DetailsReading | null {
  const { layout = null, pane: selector = null } = recipe?.details?.kind === 'pane' ? recipe.details : {};
  if (!recipe || !layout || selector === null || !pressed) return read;
  const [pane, ...others] = findBySelector(selector);
  const row = rowBeside(recipe, pressed);
  const placed = pane && others.length === 0 && row && fieldsByPosition(pane, layout, row);
  if (!placed) return read;
  const own = read && isSamePosting(placed, read.fields) ? read : null;
  const gaps = fieldNames.filter(
    (name) => placed[name] !== undefined && (!own?.fields[name] || own.doubts.includes(name)),
  );
  const fields = { ...(own?.fields ?? { applyType: 'unknown' as const }), ...only(placed, gaps) };
  return {
    source: own?.source ?? 'page',
    isClosed: own?.isClosed ?? collectLines(pane).some(({ text }) => isClosedPostingText(text)),
    pane: own?.pane ?? selector,
    isInRow: own?.isInRow ?? false,
    fields,
    doubts: doubtfulPostingFields(fields).filter((name) => !gaps.includes(name)),
  };
}

function only(fields: DetailsReading['fields'], names: readonly FieldName[]): DetailsReading['fields'] {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** What the list says about the pressed row: title and company; null if it is no row. */
function rowBeside({ rows }: Recipe, pressed: Element): ReadFields | null {
  const row = findBySelector(rows.row).findLast((each) => isInFlatTree(pressed, each));
  const title = row && readByRules(row, rows.fields.title);
  const company = row && readByRules(row, rows.fields.company);
  return title ? { title, ...(company ? { company } : {}) } : null;
}
