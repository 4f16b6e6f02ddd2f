import type { ReadFields } from '@/domain/job/job-fields';
import { fold, namesPosting } from './match-jobs';
import type { TruthJob } from './truth';

/** The fields that are scored; the last three are reported without a bar. */
export const scoredFields = ['title', 'company', 'location', 'url', 'salary', 'date', 'applyType'] as const;
export type ScoredField = (typeof scoredFields)[number];

/** What a page has of a field: true values, those met, and what was read in place of the others. */
export interface FieldScore {
  values: number;
  met: number;
  misses: { truth: string; ours: string }[];
}

interface Comparison {
  truth: string;
  ours: string;
  isMet: boolean;
}

/** Null where the truth has no such value. */
export function compareField(
  field: ScoredField,
  job: TruthJob,
  fields: ReadFields | undefined,
  pageUrl: string,
): Comparison | null {
  switch (field) {
    case 'title':
    case 'company':
      return exact(job[field], fields?.[field]);
    case 'location':
      return locations(job.location, fields?.location);
    case 'url': {
      const isMet = fields ? namesPosting(job, fields, pageUrl) : job.id || job.url ? false : null;
      const ours = [fields?.siteJobId, fields?.url].filter(Boolean).join(' ');
      return isMet === null ? null : { truth: job.url ?? job.id ?? '', ours, isMet };
    }
    case 'salary':
      return exact(job.salaryText, fields?.salaryText);
    case 'date':
      return dates(job, fields);
    case 'applyType':
      return exact(job.applyType, fields?.applyType ?? 'unknown');
  }
}

function exact(truth: string | null | undefined, ours: string | undefined): Comparison | null {
  if (!truth) return null;
  return { truth, ours: ours ?? '', isMet: fold(truth) === fold(ours ?? '') };
}

/** As sets of parts: the truth's within ours. */
function locations(truth: string | null | undefined, ours: string | undefined): Comparison | null {
  if (!truth) return null;
  const parts = (text: string) =>
    fold(text)
      .split(/[,/•|]/)
      .map((part) => part.trim())
      .filter(Boolean);
  const found = new Set(parts(ours ?? ''));
  return { truth, ours: ours ?? '', isMet: parts(truth).every((part) => found.has(part)) };
}

/** The text that is shown, or the day where the page has it for machines. */
function dates(job: TruthJob, fields: ReadFields | undefined): Comparison | null {
  if (!job.dateText && !job.datePosted) return null;
  const isTextMet = Boolean(job.dateText) && fold(job.dateText ?? '') === fold(fields?.postedText ?? '');
  const isDayMet = Boolean(job.datePosted) && fields?.postedDate?.slice(0, 10) === job.datePosted;
  const ours = [fields?.postedText, fields?.postedDate].filter(Boolean).join(' ');
  return { truth: job.dateText ?? job.datePosted ?? '', ours, isMet: isTextMet || isDayMet };
}
