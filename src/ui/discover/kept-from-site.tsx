import { useCallback } from 'react';
import { i18n } from '#i18n';
import { isJobsChange } from '../jobs-change';
import { useLiveQuery } from '../live-query';
import { usePorts } from '../ports-context';
import { formatNumber } from '../words/formats';

/** Number of stored jobs from a site. Keyed by the site. Asks the store: the engine would read all jobs. */
export function KeptFromSite({ site }: { site: string }) {
  const { jobs } = usePorts();
  const read = useCallback(() => jobs.countOfSite(site), [jobs, site]);
  const kept = useLiveQuery(read, isJobsChange);
  if (kept.state !== 'ready' || kept.value === 0) return null;
  return <p className="plan-kept">{i18n.t('discover.lastTime', kept.value, { count: formatNumber(kept.value) })}</p>;
}
