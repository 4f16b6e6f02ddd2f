import { i18n } from '#i18n';
import type { FillDrafts } from '@/domain/form/fill-draft';
import { isDiscoverRun, isFillRun, isGoalRun, type Run } from '@/domain/run/run';
import type { PanelData } from '@/ui/data/panel-data';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { FillAside } from '@/ui/fill/back-to-fill';
import { draftOfPage, emptyFillDraft } from '@/ui/fill/questions/fill-draft-state';
import { isLive, runOfTab } from '@/ui/run/pick-run';
import { siteOf } from '@/url/canonical-url';
import { FillRegion } from '../fill/fill-region';
import type { SaveDraft } from '../fill/use-fill-drafts';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { useActiveTab } from '../run/use-active-tab';
import { OtherRuns } from './other-runs';
import { SiteRegion } from './site-region';
import './discover.css';
import { useEffect, useRef } from 'react';

interface DiscoverTabProps {
  data: PanelData;
  drafts: FillDrafts;
  onDraftChange: SaveDraft;
  onSeeJobs: () => void;
  onProfile: () => void;
  onSettings: () => void;
}

/** What is happening, or can be done, on the page beside the panel. */
export function DiscoverTab(props: DiscoverTabProps) {
  const tab = useActiveTab();
  if (tab === undefined) return null;
  return (
    <Loaded from={props.data.runs}>
      {(runs) => (
        <div className="discover">
          <OtherRuns runs={runs.filter((run) => isLive(run) && run.tabId !== tab?.id)} />
          {tab && <TabRegion key={tab.id} tab={tab} runs={runs} {...props} />}
        </div>
      )}
    </Loaded>
  );
}

interface TabRegionProps extends DiscoverTabProps {
  tab: ActiveTab;
  runs: Run[];
}

/** The tab's latest run: filling a form, or discovering a site. */
function TabRegion(props: TabRegionProps) {
  const { tab, runs, drafts, onDraftChange } = props;
  const newest = runOfTab(
    runs.filter((run) => !isGoalRun(run)),
    tab,
  );
  const filled = newest && isFillRun(newest) ? newest : null;
  const draft = filled ? draftOfPage(drafts, filled) : emptyFillDraft(0);
  const { isPutAside } = draft;
  const region = useFocusThatFollows(newest && viewOf(newest, isPutAside));
  return (
    <div className="discover-region" ref={region}>
      {filled && !isPutAside ? (
        <FillRegion
          {...props}
          run={filled}
          profile={props.data.profile}
          draft={draft}
          onDraftChange={(next) => onDraftChange(filled.id, next)}
        />
      ) : runs.some((run) => isGoalRun(run) && run.tabId === tab.id && isLive(run)) ? (
        <p className="progress-note">{i18n.t('discover.goalBusy')}</p>
      ) : (
        <>
          {filled && (
            <FillAside run={filled} onShow={() => onDraftChange(filled.id, { ...draft, isPutAside: false })} />
          )}
          <PageRegion {...props} />
        </>
      )}
    </div>
  );
}

/** Changes when another view replaces the current one. */
function viewOf({ id, status, wait, kind }: Run, isPutAside: boolean): string {
  return `${id} ${status === 'ended'} ${isPutAside} ${kind === 'fill' ? wait : ''}`;
}

function PageRegion(props: TabRegionProps) {
  const runs = props.runs.filter(isDiscoverRun);
  const run = runOfTab(runs, props.tab);
  const site = run?.site ?? siteOf(props.tab.url);
  return site ? (
    <SiteRegion key={site} {...props} site={site} run={run} runs={runs} />
  ) : (
    <EmptyState icon="list" title={i18n.t('discover.noTabTitle')} text={i18n.t('discover.noTabText')} />
  );
}

/** When the focused element is gone because another view replaced it, focus moves to the new view's heading. */
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
