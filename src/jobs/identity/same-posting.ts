import type { ReadFields } from '@/domain/job/job-fields';
import { containsWords } from '@/language/fold/comparable-text';
import { idInUrl } from './id-in-url';

/**
 * Whether the details a press opened belong to the pressed row: by id, otherwise by the words of title and company, of which one may have
 * more than the other. An employer's openings of the same name differ by address.
 */
export function isSamePosting(row: ReadFields, details: ReadFields): boolean {
  if (row.siteJobId && details.siteJobId) return row.siteJobId === details.siteJobId;
  if (!row.title || !details.title || differInId(row.url, details.url)) return false;
  return agree(row.title, details.title) && !differInCompany(row, details);
}

/** The employer whose page lists the rows is that of all of them: a posting may name the one of its houses that it is of. */
function differInCompany(row: ReadFields, details: ReadFields): boolean {
  if (!row.company || !details.company || row.companyBy === 'heading') return false;
  return !agree(row.company, details.company);
}

function agree(one: string, other: string): boolean {
  return containsWords(one, other) || containsWords(other, one);
}

/** Whether two addresses differ only in their id. An id that contains the other may be the same with extra words. */
export function differInId(one = '', other = ''): boolean {
  const ids = [idInUrl(one), idInUrl(other)] as const;
  if (!ids[0] || !ids[1] || ids[0].includes(ids[1]) || ids[1].includes(ids[0])) return false;
  return placeOfId(one, ids[0]) === placeOfId(other, ids[1]);
}

/** Host and path of an address with the id left open, and the parameter that holds it, if any. */
function placeOfId(address: string, id: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const segments = pathname.split('/').map((segment) => (segment === id ? '*' : segment));
  const parameter = [...searchParams].find(([, value]) => value === id)?.[0] ?? '';
  return `${host}${segments.join('/')}?${parameter}`;
}
