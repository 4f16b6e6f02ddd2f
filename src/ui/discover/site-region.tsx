import { useState } from 'react';
import type { DiscoverRun } from '@/domain/run/run';
import type { PanelData } from '@/ui/data/panel-data';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { isLive } from '@/ui/run/pick-run';
import { FillButton } from '../fill/fill-button';
import { NoProfile } from '../fill/no-profile';
import { Loaded } from '../parts/loaded';
import { useUnderstandings } from '../understanding/use-understandings';
import { LiveRun } from './live-run';
import { Plan } from './plan';
import { rememberedTotal } from './remembered-total';
import { RunEnd } from './run-end';
import { UnderstoodSite } from './understood-site';

interface SiteRegionProps {
  data: PanelData;
  tab: ActiveTab;
  site: string;
  run: DiscoverRun | null;
  runs: DiscoverRun[];
  onSeeJobs: () => void;
  onProfile: () => void;
  onSettings: () => void;
}

/** The tab's run or a plan for one, and what is known about its site. */
export function SiteRegion({ data, tab, site, run, runs, onSeeJobs, onProfile, onSettings }: SiteRegionProps) {
  const known = useUnderstandings(site);
  const [lacksProfile, setLacksProfile] = useState(false);
  const isKnown = known?.some(({ recipe }) => recipe !== null) ?? false;
  const understood = known && <UnderstoodSite known={known} run={run} runs={runs} tabId={tab.id} />;
  if (lacksProfile) return <NoProfile onProfile={onProfile} onBack={() => setLacksProfile(false)} />;
  return (
    <>
      {run && isLive(run) && <LiveRun run={run} tab={tab} onSettings={onSettings} />}
      {run && !isLive(run) && (
        <RunEnd
          key={run.id}
          run={run}
          caps={data.settings.state === 'ready' ? data.settings.value.breakers : null}
          onSeeJobs={onSeeJobs}
        />
      )}
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
              remembered={run && isOn(run, tab.url) ? undefined : rememberedTotal(runs, tab.url)}
            >
              <FillButton tabId={tab.id} profile={data.profile} onNoProfile={() => setLacksProfile(true)} />
            </Plan>
          )}
        </Loaded>
      )}
      {!run && understood}
    </>
  );
}

/** Whether a run has been on the page: its end has told what there is. */
function isOn({ startUrl, state, result }: DiscoverRun, url: string): boolean {
  return [startUrl, state.pageUrl, result?.finalUrl].includes(url);
}
