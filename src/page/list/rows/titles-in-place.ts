import { minRoleScore, roleScores } from './role-scores';
import type { SlotFacts } from './slot-facts';

/** A slot that this share of the rows has is a column of the list. */
const columnFill = 0.75;
/** Share of the columns that a row without the usual title must have to be a row like the others. */
const leastColumns = 0.5;

/**
 * The titles, and what stands in their place where a few rows are made differently: a title that folds out is no link, one without a page of its
 * own is plain text. Only of rows that otherwise have what the rest have, as an advert has not.
 */
export function withTitlesInPlace(titles: SlotFacts[], facts: readonly SlotFacts[]): SlotFacts[] {
  const [title] = titles;
  if (!title) return titles;
  const columns = facts.filter((one) => one.fill >= columnFill && !titles.includes(one));
  const isRowLikeOthers = (row: number) =>
    columns.length > 0 && columns.filter(({ texts }) => texts.has(row)).length >= leastColumns * columns.length;
  const all = [...titles];
  for (const one of facts) {
    const rows = [...one.texts.keys()];
    const isOpen = rows.every((row) => isRowLikeOthers(row) && !all.some(({ texts }) => texts.has(row)));
    if (isOpen && isInPlace(one, title) && isTitleThere(one, title)) all.push(one);
  }
  return all;
}

/** Whether both stand in the same element, or one is that element itself. */
function isInPlace({ slot: { key } }: SlotFacts, { slot: { key: usual } }: SlotFacts): boolean {
  return outer(key) === outer(usual) || key === outer(usual) || outer(key) === usual;
}

function outer(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

/** Whether it could be the title, had as many rows one like it. */
function isTitleThere(one: SlotFacts, { fill, isLink, part }: SlotFacts): boolean {
  const isSamePart = one.part === null || JSON.stringify(one.part) === JSON.stringify(part);
  return isSamePart && roleScores.title({ ...one, fill, isLink: Math.max(isLink, one.isLink) }) >= minRoleScore;
}
