import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { useAnnounce } from '../announcer';
import { formatNumber } from '../words/formats';
import type { Shown } from './job-listing';

/** Announces how many jobs were found when the user asks something else; other changes are not announced. */
export function useAnnouncedCount({ query, answer: { count } }: Shown): void {
  const announce = useAnnounce();
  const told = useRef(query);
  useEffect(() => {
    if (told.current === query) return;
    told.current = query;
    announce(i18n.t('jobs.foundCount', count, { count: formatNumber(count) }));
  }, [announce, query, count]);
}
