import { useCallback } from 'react';
import type { Job } from '@/domain/job';
import type { LiveEvent } from '@/domain/live-event';
import { type Loadable, useLiveQuery } from '../live-query';
import { usePorts } from '../ports-context';

/** The job with this id as it is now; null where it is gone: deleted, or merged into another. */
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
