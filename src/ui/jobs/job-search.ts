import type { JobSummary } from '@/domain/job';

/** The jobs that have every word of the query somewhere; case and accents do not matter. */
export function searchJobs(jobs: JobSummary[], query: string): JobSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return jobs;
  return jobs.filter((job) => {
    const text = searchableText(job);
    return words.every((word) => text.includes(word));
  });
}

/** Folding thousands of texts at every key would be felt; jobs are never changed in place. */
const texts = new WeakMap<JobSummary, string>();

function searchableText(job: JobSummary): string {
  const known = texts.get(job);
  if (known !== undefined) return known;
  const parts = [job.title, job.company, job.location, job.salary?.text, job.employmentType, job.site];
  const text = fold(parts.filter(Boolean).join(' · '));
  texts.set(job, text);
  return text;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
