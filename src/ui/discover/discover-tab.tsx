import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { siteOf } from '@/domain/canonical-url';
import { type DiscoverRun, isDiscoverRun } from '@/domain/run';
import type { PanelData } from '../panel-data';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import type { ActiveTab } from '../ports';
import { useUnderstandings } from '../understanding/use-understandings';
import { LiveRun } from './live-run';
import { OtherRuns } from './other-runs';
import { isLive, runOfTab } from './pick-run';
import { Plan } from './plan';
import { RunEnd } from './run-end';
import { Understood } from './understood';
import { useActiveTab } from './use-active-tab';
import './discover.css';

interface DiscoverTabProps {
  data: PanelData;
  onSeeJobs: () => void;
  onSettings: () => void;
}

export function DiscoverTab(props: DiscoverTabProps) {
  const tab = useActiveTab();
  if (tab === undefined) return null;
  return (
    <Loaded from={props.data.runs}>
      {(all) => {
        const runs = all.filter(isDiscoverRun);
        return (
          <div className="discover">
            <OtherRuns runs={runs.filter((run) => isLive(run) && run.tabId !== tab?.id)} />
            {tab && <TabRegion key={tab.id} tab={tab} runs={runs} {...props} />}
          </div>
        );
      }}
    </Loaded>
  );
}

interface TabRegionProps extends DiscoverTabProps {
  tab: ActiveTab;
  runs: DiscoverRun[];
}

function TabRegion(props: TabRegionProps) {
  const { tab, runs } = props;
  const run = runOfTab(runs, tab);
  const region = useFocusThatFollows(run && `${run.id} ${run.status === 'ended'}`);
  const site = run?.site ?? siteOf(tab.url);
  return (
    <div className="discover-region" ref={region}>
      {site ? (
        <SiteRegion key={site} site={site} run={run} {...props} />
      ) : (
        <EmptyState icon="list" title={i18n.t('discover.noTabTitle')} text={i18n.t('discover.noTabText')} />
      )}
    </div>
  );
}

interface SiteRegionProps extends TabRegionProps {
  site: string;
  run: DiscoverRun | null;
}

/** The run of the tab or the plan of one, and what is known of its site. */
function SiteRegion({ tab, site, run, runs, data, onSeeJobs, onSettings }: SiteRegionProps) {
  const known = useUnderstandings(site);
  const isKnown = known?.some(({ recipe }) => recipe !== null) ?? false;
  const understood = known && <Understood known={known} run={run} runs={runs} tabId={tab.id} />;
  return (
    <>
      {run && isLive(run) && <LiveRun run={run} tab={tab} onSettings={onSettings} />}
      {run && !isLive(run) && <RunEnd run={run} onSeeJobs={onSeeJobs} />}
      {run && understood}
      {!(run && isLive(run)) && (
        <Loaded from={data.settings}>
          {(settings) => (
            <Plan
              tab={tab}
              site={site}
              settings={settings}
              known={known ?? []}
              isKnown={isKnown}
              isRepeat={run !== null}
            />
          )}
        </Loaded>
      )}
      {!run && understood}
    </>
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
