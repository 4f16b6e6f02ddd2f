import type { JobsFile } from './jobs-file';

/** Jobs as a JSON array, one job per line. */
export const jsonFile: JobsFile = {
  type: 'application/json',
  begin: '[\n',
  between: ',\n',
  end: '\n]\n',
  empty: '[]\n',
  write: (job) => JSON.stringify(job),
};
