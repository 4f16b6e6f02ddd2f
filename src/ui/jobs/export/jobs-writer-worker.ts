import '@/domain/no-made-code';

import { expose } from 'comlink';
import { createConnection } from '@/store/connection';
import { createJobLists } from '@/store/job-lists';
import { jobFiles } from './job-files';
import type { JobsWriter } from './jobs-writer';

const lists = createJobLists(createConnection(), console.warn);

const writer: JobsWriter = {
  async write(kind, ids) {
    const jobs = await lists.getMany(ids);
    return jobs.length === 0 ? null : new Blob([jobFiles[kind].write(jobs)]);
  },
};

expose(writer);
