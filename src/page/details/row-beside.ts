import type { ReadFields } from '@/domain/job-fields';
import type { Recipe } from '@/domain/recipe';
import { readRules } from '../records/read-rule';
import { findBySelector } from '../selectors/find-by-selector';
import { isInside } from '../walker/flat-tree';

/** What the list says about the pressed row: title and company; null if it is no row. */
export function rowBeside({ rows }: Recipe, pressed: Element): ReadFields | null {
  const row = findBySelector(rows.row).findLast((each) => isInside(pressed, each));
  const title = row && readRules(row, rows.fields.title);
  const company = row && readRules(row, rows.fields.company);
  return title ? { title, ...(company ? { company } : {}) } : null;
}
