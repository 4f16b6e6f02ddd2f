import type { JobsFile } from './jobs-file';

/** Jobs as a JSON array with one job a line. */
export const jsonFile: JobsFile = {
  type: 'application/json',
  begin: '[\n',
  between: ',\n',
  end: '\n]\n',
  empty: '[]\n',
  write: (job) => JSON.stringify(job),
};
