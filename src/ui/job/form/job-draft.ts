import type { Job } from '@/domain/job/job';
import type { ApplyType, RemoteType, SalaryUnit } from '@/domain/job/job-fields';
import { parseSalary } from '@/language/amounts/parse-salary';

/** The values of the form's fields; empty means unknown. */
export interface JobDraft {
  title: string;
  company: string;
  location: string;
  remoteType: RemoteType | '';
  payText: string;
  payMin: string;
  payMax: string;
  payCurrency: string;
  payUnit: SalaryUnit | '';
  employmentType: string;
  applyType: ApplyType;
  url: string;
  applyUrl: string;
  postedDate: string;
  /** Whether the date is half-typed: the browser then gives no date at all. */
  isDateHalf: boolean;
  description: string;
}

export const emptyDraft: JobDraft = {
  title: '',
  company: '',
  location: '',
  remoteType: '',
  payText: '',
  ...payFields(null),
  employmentType: '',
  applyType: 'unknown',
  url: '',
  applyUrl: '',
  postedDate: '',
  isDateHalf: false,
  description: '',
};

export function draftOf(job: Job): JobDraft {
  return {
    title: job.title,
    company: job.company ?? '',
    location: job.location ?? '',
    remoteType: job.remoteType ?? '',
    payText: job.salary?.text ?? '',
    ...payFields(job.salary),
    employmentType: job.employmentType ?? '',
    applyType: job.applyType,
    url: job.url ?? '',
    applyUrl: job.applyUrl ?? '',
    postedDate: job.postedDate ?? '',
    isDateHalf: false,
    description: job.description ?? '',
  };
}

type PayFields = Pick<JobDraft, 'payMin' | 'payMax' | 'payCurrency' | 'payUnit'>;

function payFields(salary: Job['salary']): PayFields {
  return {
    payMin: salary?.min?.toString() ?? '',
    payMax: salary?.max?.toString() ?? '',
    payCurrency: salary?.currency ?? '',
    payUnit: salary?.unit ?? '',
  };
}

/** The draft with a new pay text: amounts are read from it, unless the user entered their own. */
export function withPayText(draft: JobDraft, payText: string): JobDraft {
  const read = payFields(parseSalary(draft.payText));
  const areRead = payNames.every((name) => draft[name] === read[name]);
  return { ...draft, payText, ...(areRead && payFields(parseSalary(payText))) };
}

const payNames = ['payMin', 'payMax', 'payCurrency', 'payUnit'] as const;
