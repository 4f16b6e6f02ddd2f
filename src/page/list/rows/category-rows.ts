import { readResultTotal } from '@/language/amounts/result-total';
import { kindsOfText } from './kinds-of-text';
import type { RowPart } from './row-parts';

/** Texts of a row that only says what jobs it leads to: its name, their number, "View jobs". */
const mostParts = 3;
/** Shares of the rows. */
const mostOfThem = 0.7;
const leastTitles = 0.5;

/**
 * Whether rows are departments or companies with the number of their jobs: "Nursing", "14 openings". Each leads to a list, and is no job.
 * A title may have a number below it too, of those who are wanted.
 */
export function areCategoryRows(rows: readonly (readonly RowPart[])[]): boolean {
  const counted = rows.filter((parts) => parts.length <= mostParts && parts.some(saysCount));
  if (rows.length === 0 || counted.length < mostOfThem * rows.length) return false;
  const titled = counted.filter((parts) => parts.some((part) => !saysCount(part) && isTitle(part)));
  return titled.length < leastTitles * counted.length;
}

/** "Sales" and "Engineering" are departments first. */
function isTitle({ text }: RowPart): boolean {
  const kinds = kindsOfText(text);
  return kinds.has('title') && !kinds.has('department');
}

const saysCount = ({ text }: RowPart): boolean => readResultTotal(text) !== null;
