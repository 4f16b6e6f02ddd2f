import type { Job } from '@/domain/job';
import { parseWebAddress } from '@/domain/web-address';
import { readAmount } from '../../parts/read-amount';
import type { JobDraft } from './job-draft';

/** The fields of a job that the form has. */
export type FormFields = Pick<
  Job,
  | 'title'
  | 'company'
  | 'location'
  | 'remoteType'
  | 'salary'
  | 'employmentType'
  | 'applyType'
  | 'url'
  | 'applyUrl'
  | 'postedDate'
  | 'description'
>;

/** What is wrong with a field. `range`: the most is less than the least. */
export type Problem = 'missing' | 'address' | 'amount' | 'range' | 'date';
export type Problems = Partial<Record<keyof JobDraft, Problem>>;

/** What the draft says, and what of it cannot be taken as it stands. Fields with a problem are null. */
export function readDraft(draft: JobDraft): { fields: FormFields; problems: Problems } {
  const [url, applyUrl] = [readAddress(draft.url), readAddress(draft.applyUrl)];
  const pay = readPay(draft);
  const title = oneLine(draft.title);
  const problems: Problems = {
    ...(!title && { title: 'missing' as const }),
    ...(draft.url.trim() && !url && { url: 'address' as const }),
    ...(draft.applyUrl.trim() && !applyUrl && { applyUrl: 'address' as const }),
    ...(draft.isDateHalf && { postedDate: 'date' as const }),
    ...pay.problems,
  };
  const fields = {
    title,
    company: oneLine(draft.company) || null,
    location: oneLine(draft.location) || null,
    remoteType: draft.remoteType || null,
    salary: pay.salary,
    employmentType: oneLine(draft.employmentType) || null,
    applyType: draft.applyType,
    url,
    applyUrl,
    postedDate: draft.postedDate || null,
    description: draft.description.trim() || null,
  };
  return { fields, problems };
}

function readPay(draft: JobDraft): { salary: Job['salary']; problems: Problems } {
  const text = oneLine(draft.payText);
  const [min, max] = [readAmount(draft.payMin), readAmount(draft.payMax)];
  const problems: Problems = {
    ...(draft.payMin.trim() && min === null && { payMin: 'amount' as const }),
    ...(draft.payMax.trim() && max === null && { payMax: 'amount' as const }),
    ...(min !== null && max !== null && max < min && { payMax: 'range' as const }),
  };
  const currency = draft.payCurrency || null;
  const isSaid = text !== '' || min !== null || max !== null;
  return { salary: isSaid ? { text, min, max, currency, unit: draft.payUnit || null } : null, problems };
}

/** A web address; where only the beginning lacks, `https` is meant. Null for everything else. */
function readAddress(text: string): string | null {
  const typed = text.trim();
  const isBare = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(typed);
  return parseWebAddress(isBare ? `https://${typed}` : typed)?.href ?? null;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
