import type { JobLists } from '@/store/jobs/job-lists';

/** The part of the store the engine reads. */
export type JobStorePort = Pick<JobLists, 'listFrom' | 'listedByIds' | 'descriptionsOf' | 'count'>;
