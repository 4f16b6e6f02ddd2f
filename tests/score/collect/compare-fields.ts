import type { Job } from '@/domain/job/job';
import type { Search } from '@/domain/job/search';
import { type CheckedField, checkedFields, type TruePosting } from '../../sites/collect-truth/true-posting';
import { fold } from '../match-jobs';

/** A field that is not as the posting has it. */
export interface WrongField {
  field: CheckedField | 'search';
  /** The right values, and the one that was stored. */
  right: string;
  stored: string;
}

/** How much of a description's beginning is compared, and how far in it may begin: below a heading and what else stands there. Characters. */
const beginning = 120;
const furthestIn = 300;

/** What of a stored job is wrong. */
export function wrongFields(job: Job, { fields }: TruePosting, search: Search): WrongField[] {
  const wrong = checkedFields.flatMap((field): WrongField[] => {
    const stored = storedValue(job, field);
    const isRight = fields[field].some((right) => agree(field, stored, right));
    return isRight ? [] : [{ field, right: fields[field].map(brief).join(' | '), stored: brief(stored) }];
  });
  if (isSameSearch(job.search, search)) return wrong;
  return [...wrong, { field: 'search', right: told(search), stored: told(job.search) }];
}

function storedValue(job: Job, field: CheckedField): string | null {
  return field === 'pay' ? (job.salary?.text ?? null) : job[field];
}

function agree(field: CheckedField, stored: string | null, right: string | null): boolean {
  if (stored === null || right === null) return stored === right;
  if (field !== 'description') return fold(stored) === fold(right);
  const place = fold(stored).indexOf(fold(right).slice(0, beginning));
  return place >= 0 && place <= furthestIn;
}

function isSameSearch(stored: Search | null, search: Search): boolean {
  return told(stored) === told(search);
}

/** In one order, whichever way they were set. */
function told(search: Search | null): string {
  const filters = search?.filters.map(({ filter, options }) => `${filter}: ${options.toSorted().join(', ')}`) ?? [];
  return [search?.words ?? '', ...filters.toSorted()].map(fold).join('; ');
}

function brief(value: string | null): string {
  return value === null ? 'none' : fold(value).slice(0, beginning);
}
