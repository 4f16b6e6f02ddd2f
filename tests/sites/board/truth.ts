import type { ApplyType } from '../../../src/domain/job/job-fields';
import type { FaceName } from './face.ts';
import { guestPostingPath } from './guest/posting-path.ts';
import { locationText, placeText } from './job-texts.ts';
import type { BoardJob } from './jobs/board-job.ts';
import { descriptionText } from './jobs/description.ts';
import { generateJobs } from './jobs/generate.ts';
import { postedDate, postedDay, postedText } from './jobs/posted.ts';
import { careerApplyPath, careerPath, employer, employerJobs } from './plain/employer.ts';
import { companySite } from './redirect.ts';
import { paginate } from './result-pages.ts';
import { findJobs, readSearch } from './search.ts';

/** A job as it must be collected, with its details read. Null where the face never shows the field. */
export interface ExpectedJob {
  siteJobId: string;
  /** Absolute, without tracking parameters. */
  url: string;
  title: string;
  company: string;
  /** As the row has it. */
  location: string;
  salaryText: string | null;
  postedText: string;
  /** YYYY-MM-DD; null where the face says only how long ago, in words that depend on when they are read. */
  postedDate: string | null;
  employmentType: string | null;
  applyType: ApplyType;
  /** Absolute: where the board's redirect leads. */
  applyUrl: string | null;
  /** A line for each heading, paragraph and item; compare with white space folded. */
  description: string;
}

/**
 * The jobs that a search of a face must give, each once, in the order in which its pages show them first. `query` is that of
 * the search page's address (`keywords=platform+engineer`).
 */
export function expectedJobs(face: FaceName, query: string, origin: string): ExpectedJob[] {
  const search = readSearch(new URLSearchParams(query));
  if (face === 'plain') return findJobs(employerJobs(generateJobs()), search).map((job) => plainTruth(job, origin));
  const found = findJobs(generateJobs(), search);
  const shown = face === 'guest' ? found : [...new Set(paginate(found).flat())];
  return shown.map((job) => truths[face](job, origin));
}

const truths: Record<Exclude<FaceName, 'plain'>, (job: BoardJob, origin: string) => ExpectedJob> = {
  classic: (job, origin) => ({ ...boardTruth(job), url: `${origin}/classic/jobs/view/${job.id}` }),
  anchorless: (job, origin) => ({
    ...boardTruth(job),
    url: `${origin}/anchorless/jobs/view/${job.id}`,
    postedDate: null,
  }),
  guest: (job, origin) => ({
    ...boardTruth(job),
    url: `${origin}${guestPostingPath(job)}`,
    location: placeText(job),
  }),
};

function boardTruth(job: BoardJob): Omit<ExpectedJob, 'url'> {
  return {
    siteJobId: job.id,
    title: job.title,
    company: job.company.name,
    location: locationText(job),
    salaryText: job.salary?.text ?? null,
    postedText: postedText(job),
    postedDate: postedDate(job),
    employmentType: job.employmentType,
    applyType: job.isEasyApply ? 'easy_apply' : 'external',
    applyUrl: job.isEasyApply ? null : companySite(job),
    description: descriptionText(job.description),
  };
}

/** The career page is the company's own site: its row names no company, and its day is a date. */
function plainTruth(job: BoardJob, origin: string): ExpectedJob {
  return {
    ...boardTruth(job),
    url: `${origin}${careerPath(job)}`,
    company: employer,
    location: placeText(job),
    postedText: postedDay(job),
    applyType: 'external',
    applyUrl: `${origin}${careerApplyPath(job)}`,
  };
}
