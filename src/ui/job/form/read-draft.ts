import type { Job } from '@/domain/job/job';
import { parseWebAddress } from '@/url/web-url';
import { readAmount } from '../../parts/read-amount';
import type { JobDraft } from './job-draft';

/** The job fields in the form. */
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

/** What is wrong with a field. `range`: the maximum is below the minimum. */
export type Problem = 'missing' | 'address' | 'amount' | 'range' | 'date';
export type Problems = Partial<Record<keyof JobDraft, Problem>>;

/** The draft's values, and what cannot be accepted. Fields with a problem are null. */
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

/** A web address; if only the scheme is missing, `https` is assumed. Null for anything else. */
function readAddress(text: string): string | null {
  const typed = text.trim();
  const isBare = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(typed);
  return parseWebAddress(isBare ? `https://${typed}` : typed)?.href ?? null;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
