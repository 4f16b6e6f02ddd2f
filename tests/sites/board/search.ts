import type { BoardJob, Level, Workplace } from './jobs/board-job.ts';

/** What is searched for. Empty texts and lists restrict nothing. */
export interface Search {
  keywords: string;
  location: string;
  /** Posted at most so many days ago; null for any time. */
  maxDaysAgo: number | null;
  levels: Level[];
  workplaces: Workplace[];
  isEasyApplyOnly: boolean;
}

export const dateFilters = [
  { value: '', label: 'Any time', days: null },
  { value: 'month', label: 'Past month', days: 30 },
  { value: 'week', label: 'Past week', days: 7 },
  { value: 'day', label: 'Past 24 hours', days: 0 },
] as const;

export const levelFilters: readonly { value: Level; label: string }[] = [
  { value: 'entry', label: 'Entry level' },
  { value: 'mid', label: 'Associate' },
  { value: 'senior', label: 'Mid-Senior level' },
  { value: 'lead', label: 'Director' },
];

export const workplaceFilters: readonly { value: Workplace; label: string }[] = [
  { value: 'on-site', label: 'On-site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
];

/** Reads `keywords`, `location`, `f_date`, `f_level`, `f_place` (comma-separated) and `f_easy`. */
export function readSearch(params: URLSearchParams): Search {
  const levels = listOf(params.get('f_level'));
  const workplaces = listOf(params.get('f_place'));
  return {
    keywords: params.get('keywords') ?? '',
    location: params.get('location') ?? '',
    maxDaysAgo: dateFilters.find(({ value }) => value === params.get('f_date'))?.days ?? null,
    levels: levelFilters.map(({ value }) => value).filter((value) => levels.includes(value)),
    workplaces: workplaceFilters.map(({ value }) => value).filter((value) => workplaces.includes(value)),
    isEasyApplyOnly: params.get('f_easy') === 'true',
  };
}

/** The jobs that answer the search, in the board's order. Keywords: every word is in the title or the company's name. */
export function findJobs(jobs: readonly BoardJob[], search: Search): BoardJob[] {
  return jobs.filter(
    (job) =>
      hasWords(`${job.title} ${job.company.name}`, search.keywords) &&
      hasWords(`${job.place.city} ${job.place.country}`, search.location) &&
      (search.maxDaysAgo === null || job.daysAgo <= search.maxDaysAgo) &&
      (search.levels.length === 0 || search.levels.includes(job.level)) &&
      (search.workplaces.length === 0 || search.workplaces.includes(job.workplace)) &&
      (!search.isEasyApplyOnly || job.isEasyApply),
  );
}

function listOf(value: string | null): string[] {
  return value?.split(',') ?? [];
}

function hasWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
