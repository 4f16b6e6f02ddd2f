import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { siteOf } from '@/domain/canonical-url';
import type { Run } from '@/domain/run';
import type { PanelData } from '../panel-data';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import type { ActiveTab } from '../ports';
import { LiveRun } from './live-run';
import { OtherRuns } from './other-runs';
import { isLive, runOfTab } from './pick-run';
import { Plan } from './plan';
import { RunEnd } from './run-end';
import { RunUnderstood, SiteUnderstood } from './understood';
import { useActiveTab } from './use-active-tab';
import './discover.css';

interface DiscoverTabProps {
  data: PanelData;
  onSeeJobs: () => void;
}

export function DiscoverTab({ data, onSeeJobs }: DiscoverTabProps) {
  const tab = useActiveTab();
  if (tab === undefined) return null;
  return (
    <Loaded from={data.runs}>
      {(runs) => (
        <div className="discover">
          <OtherRuns runs={runs.filter((run) => isLive(run) && run.tabId !== tab?.id)} />
          {tab && <RunOrPlan key={tab.id} tab={tab} run={runOfTab(runs, tab)} data={data} onSeeJobs={onSeeJobs} />}
        </div>
      )}
    </Loaded>
  );
}

interface RunOrPlanProps extends DiscoverTabProps {
  tab: ActiveTab;
  run: Run | null;
}

function RunOrPlan({ tab, run, data, onSeeJobs }: RunOrPlanProps) {
  const region = useFocusThatFollows(run && `${run.id} ${run.status === 'ended'}`);
  const site = siteOf(tab.url);
  return (
    <div className="discover-region" ref={region}>
      {run && isLive(run) && <LiveRun run={run} />}
      {run && !isLive(run) && <RunEnd run={run} jobs={data.jobs} onSeeJobs={onSeeJobs} />}
      {!(run && isLive(run)) && site && (
        <Loaded from={data.settings}>
          {(settings) => <Plan tab={tab} site={site} settings={settings} jobs={data.jobs} isRepeat={run !== null} />}
        </Loaded>
      )}
      {!run && !site && (
        <EmptyState icon="list" title={i18n.t('discover.noTabTitle')} text={i18n.t('discover.noTabText')} />
      )}
      {run ? <RunUnderstood key={run.site} run={run} /> : site && <SiteUnderstood key={site} site={site} />}
    </div>
  );
}

/** When what had the focus is gone because another view took its place, the focus goes to the new view's heading. */
function useFocusThatFollows(view: string | null) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) region.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [view]);
  return region;
}
