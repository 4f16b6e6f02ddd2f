import type { ReadFields } from '@/domain/job/job-fields';
import { type LearnedRecipe, Row, RowsReading } from '@/domain/page/page-readings';
import { Recipe } from '@/domain/page/recipe';

/** A recipe by what its rows are called, and the rows it reads. */
export function learnedList(row: string, fields: ReadFields[], more: Partial<RowsReading> = {}): LearnedRecipe {
  const recipe = Recipe.parse({
    version: 1,
    rows: { list: 'main', row, fields: {}, embedded: null },
    scroller: null,
    details: null,
    pager: null,
    fill: {},
  });
  const rows = fields.map((each, index) =>
    Row.parse({ key: `${index}`, index, ref: `e${index}`, isRendered: true, isPromoted: false, fields: each }),
  );
  const reading = RowsReading.parse({
    rows,
    announced: null,
    check: { holds: true, fill: {}, uniqueness: 1, problems: [] },
    scroll: { top: 0, height: 0, viewport: 0 },
    ...more,
  });
  return { recipe, reading };
}
