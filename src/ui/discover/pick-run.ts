import { siteOf } from '@/domain/canonical-url';
import type { Run } from '@/domain/run';
import type { ActiveTab } from '../ports';

/**
 * The run that the panel shows for a tab, of runs that are sorted newest first: the one that has not ended; else the last one,
 * as long as the tab still shows the site that it was about.
 */
export function runOfTab<Kind extends Run>(runs: readonly Kind[], tab: ActiveTab): Kind | null {
  const ofTab = runs.filter(({ tabId }) => tabId === tab.id);
  const live = ofTab.find(isLive);
  if (live) return live;
  const [last] = ofTab;
  return last && last.site === siteOf(tab.url) ? last : null;
}

export const isLive = (run: Run): boolean => run.status !== 'ended';
