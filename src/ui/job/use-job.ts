import { useCallback } from 'react';
import type { Job } from '@/domain/job';
import type { LiveEvent } from '@/domain/live-event';
import { type Loadable, useLiveQuery } from '../live-query';
import { usePorts } from '../ports-context';

/** The current job with this id; null if it is gone: deleted, or merged into another. */
export function useJob(id: string): Loadable<Job | null> {
  const { jobs } = usePorts();
  const read = useCallback(async () => {
    const [job] = await jobs.getMany([id]);
    return job && job.deletedAt === null && job.mergedInto === null ? job : null;
  }, [jobs, id]);
  const isAffectedBy = useCallback(
    (event: LiveEvent) => event.type === 'jobs-change' && (event.ids?.includes(id) ?? true),
    [id],
  );
  return useLiveQuery(read, isAffectedBy);
}
