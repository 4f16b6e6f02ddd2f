import type { FaceName } from '../board/face.ts';
import { locationText, placeText } from '../board/job-texts.ts';
import type { BoardJob } from '../board/jobs/board-job.ts';
import { generateJobs } from '../board/jobs/generate.ts';
import { employerJobs } from '../board/plain/employer.ts';
import { paginate } from '../board/result-pages.ts';
import { dateFilters, findJobs, levelFilters, readSearch, workplaceFilters } from '../board/search.ts';
import type { SiteTruth, TrueFilter, TrueRow } from './site-truth.ts';

const sample = 'keywords=platform+engineer';
const words = 'data';
const jobs = generateJobs();
const careers = employerJobs(jobs);
const goals = ['listing', 'apply', 'search', 'next-page'] as const;

/** The four faces of the board, each searched for the sample's words; all positions of the career page. */
export const boardTruths: SiteTruth[] = [
  {
    ...truthOf('classic', '/classic/jobs/search', besideTitle),
    goals: [...goals, 'filters'],
    // The list fills what its pane shows.
    rowsAtOnce: 6,
    hasFilterButton: true,
    filters: classicFilters(),
    otherFilters: [{ name: 'Easy Apply', kind: 'toggle', options: ['Easy Apply'] }],
  },
  truthOf('anchorless', '/anchorless/search', besideTitle),
  { ...truthOf('guest', '/guest/jobs/search', cardText), nextBy: 'scroll' },
  { ...truthOf('plain', '/plain/careers', tableText, ''), application: ['Send application'] },
];

function truthOf(name: FaceName, path: string, textOf: (job: BoardJob) => string, query = sample): SiteTruth {
  const pages = pagesOf(name, query);
  const [first = [], second = []] = pages;
  const found = pagesOf(name, `keywords=${words}`)[0] ?? [];
  const rowsOf = (jobs: readonly BoardJob[]) => jobs.map((job) => rowOf(job, textOf(job)));
  return {
    name,
    path: query === '' ? path : `${path}?${query}`,
    goals,
    rows: rowsOf(first),
    rowsAtOnce: first.length,
    hasFilterButton: false,
    filters: [],
    otherFilters: [],
    application: ['Submit application', '/redirect?url='],
    search: {
      words,
      found: rowsOf(found).slice(0, 3),
      gone: rowsOf(first.filter((job) => !found.includes(job))).slice(0, 3),
    },
    nextRows: rowsOf(second)
      .filter(({ text }) => !first.some((job) => textOf(job) === text))
      .slice(0, 3),
    nextBy: 'press',
  };
}

function pagesOf(face: FaceName, search: string): BoardJob[][] {
  const asked = readSearch(new URLSearchParams(search));
  if (face === 'classic' || face === 'anchorless') return paginate(findJobs(jobs, asked));
  const found = findJobs(face === 'plain' ? careers : jobs, asked);
  const rows = face === 'plain' ? 20 : 25;
  return Array.from({ length: Math.ceil(found.length / rows) }, (_, page) =>
    found.slice(page * rows, (page + 1) * rows),
  );
}

function rowOf(job: BoardJob, text: string): TrueRow {
  return { title: job.title, text, posting: `As ${job.title} in ${job.place.city} you join the` };
}

function besideTitle(job: BoardJob): string {
  return `${job.company.name} ${locationText(job)}`;
}

function cardText(job: BoardJob): string {
  return `${job.title} ${job.company.name} ${placeText(job)}`;
}

function tableText(job: BoardJob): string {
  return `${job.title} ${placeText(job)} ${job.department}`;
}

function classicFilters(): TrueFilter[] {
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);
  return [
    { name: 'Date posted', kind: 'single', options: labels(dateFilters) },
    { name: 'Experience level', kind: 'multi', options: labels(levelFilters) },
    { name: 'Remote', kind: 'multi', options: labels(workplaceFilters) },
    { name: 'Easy Apply', kind: 'toggle', options: ['Only jobs with Easy Apply'] },
  ];
}
