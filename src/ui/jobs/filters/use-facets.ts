import { useEffect, useState } from 'react';
import type { JobAnswer, JobFacets } from '@/search/job-search';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';

/** What can be filtered by; old values stay while it is recounted. Null until counted. */
export function useFacets({ total }: JobAnswer): JobFacets | null {
  const { engine } = usePorts();
  const attempt = useGuardedAct();
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
