import { containsWords } from './comparable-text';
import { idInAddress } from './id-in-address';
import type { ReadFields } from './job-fields';

/**
 * Whether details that a press brought up speak of the row that was pressed: by id, else by the words of title and company, of
 * which one may say more than the other. An employer's openings of one name are told apart by their addresses.
 */
export function isSamePosting(row: ReadFields, details: ReadFields): boolean {
  if (row.siteJobId && details.siteJobId) return row.siteJobId === details.siteJobId;
  if (!row.title || !details.title || nameTwo(row.url, details.url)) return false;
  return agree(row.title, details.title) && (!row.company || !details.company || agree(row.company, details.company));
}

function agree(one: string, other: string): boolean {
  return containsWords(one, other) || containsWords(other, one);
}

/** Whether two addresses are alike but for the id in them. An id that the other holds may be the same with more words to it. */
function nameTwo(one = '', other = ''): boolean {
  const ids = [idInAddress(one), idInAddress(other)] as const;
  if (!ids[0] || !ids[1] || ids[0].includes(ids[1]) || ids[1].includes(ids[0])) return false;
  return placeOfId(one, ids[0]) === placeOfId(other, ids[1]);
}

/** Host and path of an address with the id left open, and the parameter that holds it, where one does. */
function placeOfId(address: string, id: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const segments = pathname.split('/').map((segment) => (segment === id ? '*' : segment));
  const parameter = [...searchParams].find(([, value]) => value === id)?.[0] ?? '';
  return `${host}${segments.join('/')}?${parameter}`;
}
