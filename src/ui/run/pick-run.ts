import type { Run } from '@/domain/run/run';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { siteOf } from '@/url/canonical-url';

/**
 * The run shown for a tab, from runs sorted newest first: the unfinished one; otherwise the last one, while the tab still shows its site.
 */
export function runOfTab<Kind extends Run>(runs: readonly Kind[], tab: ActiveTab): Kind | null {
  const ofTab = runs.filter(({ tabId }) => tabId === tab.id);
  const live = ofTab.find(isLive);
  if (live) return live;
  const [last] = ofTab;
  return last && last.site === siteOf(tab.url) ? last : null;
}

export const isLive = (run: Run): boolean => run.status !== 'ended';
