<<<<<<< HEAD
import { asStored, type StoredJob } from '@/store/stored-job';
import type { Saved } from './panel-driver';
import { sampleDescription, sampleJob } from './panel-samples';

/** One job with all that a sheet can show of it: worked on, judged, found on two more sites, one of them merged into it. */

const worked: StoredJob = asStored({
  ...sampleJob(1),
  location: 'Berlin',
  salary: { text: '60-75k EUR brutto p.a.', min: 60_000, max: 75_000, currency: 'EUR', unit: 'YEAR' },
  status: 'skipped',
  skipReason: 'Two hours each way',
  notes: 'Ask Mona about the team.\nTalk again in January.',
  tags: ['backend', 'near home'],
  editedFields: ['salary', 'location'],
  search: { words: 'backend engineer', filters: [{ filter: 'Date posted', options: ['Past week'] }] },
});

const elsewhere = (number: number, site: string, traits: Partial<StoredJob> = {}): StoredJob =>
  asStored({
    ...worked,
    id: sampleJob(number).id,
    site,
    siteJobId: null,
    url: `https://${site}/posting/${number}`,
    urls: [`https://${site}/posting/${number}`],
    key: `url:https://${site}/posting/${number}`,
    requisitions: [],
    salary: null,
    status: 'saved',
    skipReason: null,
    notes: '',
    tags: [],
    editedFields: [],
    place: { ...worked.place, index: number },
    ...traits,
  });

export const jobInFull: Saved = {
  jobs: [worked, elsewhere(70, 'careers.example.org'), elsewhere(71, 'board.example.net', { mergedInto: worked.id })],
  descriptions: [{ jobId: worked.id, text: sampleDescription }],
  settings: {
    match: {
      keywords: ['Kubernetes', 'Elixir'],
      places: ['Berlin', 'Potsdam'],
      salaryFloor: { amount: 70_000, currency: 'EUR', unit: 'YEAR' },
      mustNot: ['night shift', 'on call'],
    },
    hiddenCompanies: ['Acme'],
  },
=======
import type { JobStatus } from '@/domain/job';
import { initialQuery, type JobView, noFilters } from '@/domain/job-query';
import type { MatchCriteria } from '@/domain/match';
import { defaultSettings } from '@/domain/settings';
import type { StoredJob } from '@/store/stored-job';
import { sampleJobs } from './panel-samples';

const statuses: JobStatus[] = ['saved', 'applied', 'saved', 'interview', 'saved', 'rejected', 'offer'];

/** Jobs that the user has worked with; the last two are of another site and may be the same as the first two. */
export const judgedJobs: StoredJob[] = sampleJobs(24).map((job, index, all) => {
  const like = index >= 22 ? all[index - 22] : undefined;
  return {
    ...job,
    ...(like && { title: like.title, company: like.company, location: like.location, likeness: like.likeness }),
    hasDescription: true,
    site: like ? 'boards.example.org' : job.site,
    status: statuses[index % statuses.length] ?? 'saved',
    tags: index % 4 === 1 ? ['dream job', 'ask Kim'] : [],
  };
});

export const sampleCriteria: MatchCriteria = {
  keywords: ['kubernetes', 'platform'],
  places: ['Berlin', 'Remote'],
  salaryFloor: null,
  mustNot: ['analyst'],
};

/** Names that say their number as UUIDs do. */
export const sampleView: JobView = {
  id: '00000000-0000-4000-8003-000000000001',
  name: 'Hybrid, applied or further',
  query: {
    ...initialQuery,
    filters: { ...noFilters, remoteTypes: ['hybrid'], statuses: ['applied', 'interview', 'offer', 'saved'] },
  },
  columns: defaultSettings.jobColumns,
};

/** A view that no job is in. */
export const emptyView: JobView = {
  ...sampleView,
  id: '00000000-0000-4000-8003-000000000002',
  name: 'Nothing',
  query: { ...initialQuery, text: 'engineer', filters: { ...noFilters, statuses: ['offer'], postedWithinDays: 30 } },
>>>>>>> 1021fa8 (wip)
};
