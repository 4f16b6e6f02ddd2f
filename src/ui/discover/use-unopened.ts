import { useCallback } from 'react';
import type { DiscoverRun } from '@/domain/run/run';
import { isJobsChange } from '@/ui/data/jobs-change';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';

/** Number of a run's jobs, without deleted ones, whose posting was never opened. Keyed by the run. */
export function useUnopened({ state: { jobIds } }: DiscoverRun): number {
  const { jobs } = usePorts();
  const read = useCallback(() => jobs.listedByIds(jobIds), [jobs, jobIds]);
  const listed = useLiveQuery(read, isJobsChange);
  return listed.state === 'ready' ? listed.value.filter(({ detailsReadAt }) => detailsReadAt === null).length : 0;
}
