import { useEffect, useState } from 'react';
import type { AnnouncedJobs } from '@/domain/page/announced-jobs';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';

/** Tabs and addresses that are only passed through are not read. */
const stayMs = 300;

/**
 * How many jobs the tab's page announces; null while unknown, and if it cannot be read. Read when the address comes, and when the panel is
 * turned to: the same address may show another search by then.
 */
export function useAnnouncedJobs({ id, url }: ActiveTab): AnnouncedJobs | null {
  const { acts } = usePorts();
  const [read, setRead] = useState<{ url: string; jobs: AnnouncedJobs | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let isReading = false;
    const look = async () => {
      if (isReading) return;
      isReading = true;
      // A page that cannot be read announces nothing: the plan stands without it.
      const jobs = await acts.announcedJobs(id).catch(() => null);
      isReading = false;
      if (isCurrent) setRead({ url, jobs });
    };
    const turnTo = () => void look();
    const waiting = setTimeout(turnTo, stayMs);
    window.addEventListener('focus', turnTo);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
      window.removeEventListener('focus', turnTo);
    };
  }, [acts, id, url]);
  return read?.url === url ? read.jobs : null;
}
