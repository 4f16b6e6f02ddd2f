import type { DetailsReading, Row } from '@/domain/reading';
import { isSamePosting } from '@/domain/same-posting';
import type { Discovery } from './ports';
import { recipeOf } from './read-list';

/**
 * What a row shows that unfolded before it was pressed, by the user or by a worker that was killed since: a press would close it.
 * `shown`: what stands in the row; it counts where the page shows it by itself too. Null for all other rows.
 */
export async function openAlready(
  discovery: Discovery,
  row: Row,
  shown: DetailsReading | null,
): Promise<DetailsReading | null> {
  if (!shown?.isInRow || !isSamePosting(row.fields, shown.fields)) return null;
  const told = await discovery.tab.ask('read-details', { recipe: recipeOf(discovery) });
  return JSON.stringify(told) === JSON.stringify(shown) ? shown : null;
}
