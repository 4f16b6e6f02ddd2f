import { useEffect, useState } from 'react';
import { usePorts } from '../ports-context';
import type { JobAnswer, JobFacets } from './query/job-engine';
import { useAttempt } from './use-attempt';

/** What can be filtered by; old values stay while it is recounted. Null until counted. */
export function useFacets({ total }: JobAnswer): JobFacets | null {
  const { engine } = usePorts();
  const attempt = useAttempt();
  const [facets, setFacets] = useState<JobFacets | null>(null);
  useEffect(() => {
    let isCurrent = true;
    attempt(async () => {
      const next = total === 0 ? null : await engine.facets();
      if (isCurrent) setFacets(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [total, engine, attempt]);
  return facets;
}
