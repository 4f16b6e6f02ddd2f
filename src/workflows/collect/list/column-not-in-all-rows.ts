import type { FieldName } from '@/domain/job/posting-fields';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import { fieldsWorthAsking } from '../extraction/may-ask';

/** A share of rows that makes no column expected in every row. */
const mayBeMissing = 0.5;

/**
 * Columns that an agent was asked for in as many rows as it may be, and did not find: the site lacks them there, as it does an employer's
 * name that is withheld. They are not asked for on later visits either. Null if there are none.
 */
export function recipeWithoutExpected(
  state: Pick<DiscoverState, 'asks' | 'recipe'>,
  wanted: readonly FieldName[],
  found: object,
): Recipe | null {
  const open = fieldsWorthAsking(state, 'row', wanted);
  const lacking = wanted.filter((name) => !open.includes(name) && !(name in found));
  if (!state.recipe || lacking.length === 0) return null;
  const { fill } = state.recipe;
  const lowered = lacking.map((name) => [name, Math.min(fill[name] ?? 0, mayBeMissing)] as const);
  return { ...state.recipe, fill: { ...fill, ...Object.fromEntries(lowered) } };
}
