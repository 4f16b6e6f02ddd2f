import type { DetailsReading, Row } from '@/domain/reading';
import { isSamePosting } from '@/domain/same-posting';
import type { Discovery } from './ports';
import { recipeOf } from './read-list';

/**
 * The posting of a row that was expanded before the press, by the user or a killed worker: a press would close it. `shown`: the content of
 * the row; it counts if the page shows it by itself too. Null for all other rows.
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
