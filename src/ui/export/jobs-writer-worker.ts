import '@/std/disable-zod-eval';

import { expose, transfer } from 'comlink';
import { createConnection } from '@/store/database/connection';
import { createJobLists } from '@/store/jobs/job-lists';
import { formatByKind } from './format-by-kind';
import type { JobsWriter } from './jobs-writer';
import { serializeRows } from './written-rows';

const lists = createJobLists(createConnection(), console.warn);

const writer: JobsWriter = {
  async write(kind, ids) {
    const jobs = await lists.getMany(ids);
    const textById = new Map(jobs.map((job) => [job.id, formatByKind[kind].write(job)]));
    const rows = serializeRows(ids.map((id) => textById.get(id) ?? null));
    return transfer(rows, [rows.bytes.buffer, rows.ends.buffer]);
  },
};

expose(writer);
