import type { JobLists } from '@/store/job-lists';

/** The part of the store the engine reads. */
export type JobSource = Pick<JobLists, 'listFrom' | 'listedByIds' | 'descriptionsOf' | 'count'>;
