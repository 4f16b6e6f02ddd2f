import { rowFields } from '@/domain/job/posting-fields';
import type { Row } from '@/domain/page/page-readings';
import type { Recipe, RecipeCheck } from '@/domain/page/recipe';

/** A common field is missed once its share falls below this fraction of what it was. */
const leastOfLearnedFill = 0.5;
const leastUniqueness = 0.8;

/** Whether rows are what the recipe was learned for: enough of each field, few repeats, no more than announced. */
export function checkRows(rows: Row[], recipe: Pick<Recipe, 'fill'>, announced: number | null): RecipeCheck {
  const fill = fieldShares(rows);
  const uniqueness = uniquenessOf(rows);
  const problems = rowFields.flatMap((name) => {
    const [learned, now] = [recipe.fill[name] ?? 0, fill[name] ?? 0];
    return learned >= 0.5 && now < learned * leastOfLearnedFill
      ? [`${name}: in ${percent(now)} of the rows, was ${percent(learned)}`]
      : [];
  });
  if (rows.length === 0) return { holds: false, fill, uniqueness, problems: ['no rows'] };
  if (uniqueness < leastUniqueness) problems.push(`only ${percent(uniqueness)} of the rows differ`);
  if (announced !== null && rows.length > announced * 1.5 + 5)
    problems.push(`${rows.length} rows, the page announces ${announced}`);
  return { holds: problems.length === 0, fill, uniqueness, problems };
}

/** Each field's share of rendered rows; 0 without readable rows. */
export function fieldShares(rows: Row[]): RecipeCheck['fill'] {
  const rendered = rows.filter(({ isRendered }) => isRendered);
  const fill: RecipeCheck['fill'] = {};
  if (rendered.length === 0) return fill;
  for (const name of rowFields) {
    const share = rendered.filter(({ fields }) => fields[name] !== undefined).length / rendered.length;
    if (share > 0) fill[name] = share;
  }
  return fill;
}

/** Postings of one title in one place are told apart by whatever else their rows show, as a date. */
function uniquenessOf(rows: Row[]): number {
  const own = rows.filter(({ isPromoted }) => !isPromoted);
  const shown = new Set(own.map(({ key, fields }) => JSON.stringify([key, fields])));
  return own.length === 0 ? 1 : shown.size / own.length;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
