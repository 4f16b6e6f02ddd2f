import { useCallback } from 'react';
import type { Application } from '@/domain/form/application';
import type { LiveEvent } from '@/domain/run/live-event';
import { type Loadable, useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';

const isApplicationsChange = ({ type }: LiveEvent) => type === 'applications-change';

/** The application of a fill run; null if there is none. */
export function useApplication(runId: string): Loadable<Application | null> {
  const { applications } = usePorts();
  const read = useCallback(async () => (await applications.get(runId)) ?? null, [applications, runId]);
  return useLiveQuery(read, isApplicationsChange);
}

/** A job's applications, latest first. */
export function useApplicationsOf(jobId: string): Loadable<Application[]> {
  const { applications } = usePorts();
  const read = useCallback(() => applications.ofJob(jobId), [applications, jobId]);
  return useLiveQuery(read, isApplicationsChange);
}
