import type { JobLists } from '@/store/job-lists';

/** What of the store the engine reads. */
export type JobSource = Pick<JobLists, 'listFrom' | 'listedByIds' | 'descriptionsOf' | 'count'>;
