import type { JobsFileFormat } from './jobs-file-format';

/** Jobs as a JSON array, one job per line. */
export const jsonFile: JobsFileFormat = {
  type: 'application/json',
  begin: '[\n',
  between: ',\n',
  end: '\n]\n',
  empty: '[]\n',
  write: (job) => JSON.stringify(job),
};
