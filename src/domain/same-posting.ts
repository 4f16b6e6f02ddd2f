import { containsWords } from './comparable-text';
import type { ReadFields } from './job-fields';

/**
 * Whether details that a press brought up speak of the row that was pressed: by id, else by the words of title and company, of
 * which one may say more than the other.
 */
export function isSamePosting(row: ReadFields, details: ReadFields): boolean {
  if (row.siteJobId && details.siteJobId) return row.siteJobId === details.siteJobId;
  if (!row.title || !details.title) return false;
  return agree(row.title, details.title) && (!row.company || !details.company || agree(row.company, details.company));
}

function agree(one: string, other: string): boolean {
  return containsWords(one, other) || containsWords(other, one);
}
