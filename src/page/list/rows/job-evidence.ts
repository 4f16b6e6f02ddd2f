import type { RowsReading } from '@/domain/page/page-readings';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { holdsCareersWords } from '@/language/words/pages/careers-words';
import { kindsOfText } from './kinds-of-text';
import { isSearchFor } from './search-links';

/** Rows with less evidence are no jobs: menus, articles, other people's searches. Two rows may be alike by chance. */
const leastEvidence = { few: 1.5, several: 0.8 };

/**
 * The evidence for jobs in the median rendered row: occupations as titles, posting addresses, pay …; null if too little. `areOpenings`:
 * whether the rows hold descriptions, or ways to apply; asked only where they tell little else.
 */
export function jobEvidence({ rows }: RowsReading, areOpenings: () => boolean): number | null {
  const rendered = rows.filter(({ isRendered }) => isRendered);
  if (rendered.length < 2) return null;
  const onJobsPage = saysJobs();
  const evidence = rendered
    .map(({ fields }) => evidenceOf(fields) + (onJobsPage && hasTerms(fields) ? termsOnJobsPage : 0))
    .sort((one, other) => one - other);
  const least = rendered.length < 3 ? leastEvidence.few : leastEvidence.several;
  const told = evidence[evidence.length >> 1] ?? 0;
  const middle = told < least && onJobsPage && areOpenings() ? told + opening : told;
  return middle >= least ? middle : null;
}

/** Evidence of pay or hours where the page is called after jobs: their titles may be of any trade, in any language. */
const termsOnJobsPage = 0.4;

/** Evidence of tasks and requirements under headings of their own in each row, or of a way to apply, where the page is called after jobs. */
const opening = 0.8;

/** "Acme – Vacancies" */
function saysJobs(): boolean {
  return [document.title, document.querySelector('h1')?.textContent ?? ''].some(holdsCareersWords);
}

function hasTerms({ salaryText, employmentType }: RowsReading['rows'][number]['fields']): boolean {
  return salaryText !== undefined || employmentType !== undefined;
}

function evidenceOf({
  title,
  company,
  location,
  salaryText,
  postedText,
  postedDate,
  employmentType,
  url,
}: RowsReading['rows'][number]['fields']): number {
  if (title && (namesManyJobs(title) || (url && isSearchFor(url, title)))) return 0;
  const address = url ? URL.parse(url) : null;
  return (
    (title && kindsOfText(title).has('title') ? 1 : 0) +
    (address && leadsToJob(address) ? 0.8 : 0) +
    (location && kindsOfText(location).has('place') ? 0.5 : 0) +
    (salaryText ? 0.7 : 0) +
    (postedText || postedDate ? 0.6 : 0) +
    (employmentType ? 0.5 : 0) +
    (company ? 0.2 : 0)
  );
}

/** By its path, or a parameter that says nothing else: `?view=jobs`, `?jobId=42`. */
function leadsToJob({ pathname, searchParams }: URL): boolean {
  return hasJobUrlWord(pathname) || [...searchParams].some((pair) => pair.some(saysJobAlone));
}

const saysJobAlone = (text: string): boolean => /^[a-z]{3,8}(?:_?id)?$/i.test(text) && hasJobUrlWord(text);
