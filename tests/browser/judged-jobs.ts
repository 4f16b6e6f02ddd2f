import type { JobStatus } from '@/domain/job/job';
import { initialQuery, type JobView, noFilters } from '@/domain/job/job-query';
import type { MatchCriteria } from '@/domain/job/match-criteria';
import { defaultSettings } from '@/domain/settings/settings';
import type { StoredJob } from '@/store/database/stored-job';
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
};
