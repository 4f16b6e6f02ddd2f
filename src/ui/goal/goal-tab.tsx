import { i18n } from '#i18n';
import { isGoalRun, type Run } from '@/domain/run/run';
import type { PanelData } from '@/ui/data/panel-data';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { isLive, runOfTab } from '@/ui/run/pick-run';
import { useActiveTab } from '@/ui/run/use-active-tab';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { GoalEnd } from './goal-end';
import { GoalForm } from './goal-form';
import { LiveGoal } from './live-goal';
import './goal.css';

interface GoalTabProps {
  data: PanelData;
  onSettings: () => void;
  /** Shows what fills the form that a goal came upon. */
  onDiscover: () => void;
}

/** A goal in the user's own words, worked towards in the tab beside the panel. */
export function GoalTab(props: GoalTabProps) {
  const tab = useActiveTab();
  if (tab === undefined) return null;
  if (tab === null || !/^https?:/.test(tab.url)) {
    return <EmptyState icon="flag" title={i18n.t('goal.noTabTitle')} text={i18n.t('goal.noTabText')} />;
  }
  return <Loaded from={props.data.runs}>{(runs) => <Goal key={tab.id} tab={tab} runs={runs} {...props} />}</Loaded>;
}

function Goal({ tab, runs, data, onSettings, onDiscover }: GoalTabProps & { tab: ActiveTab; runs: Run[] }) {
  const run = runOfTab(runs.filter(isGoalRun), tab);
  const other = runs.find((one) => one.tabId === tab.id && isLive(one) && !isGoalRun(one));
  if (run && isLive(run)) return <LiveGoal run={run} tab={tab} onSettings={onSettings} />;
  return (
    <div className="goal">
      {run && <GoalEnd run={run} onDiscover={onDiscover} />}
      {other ? (
        <p className="progress-note">{i18n.t('goal.tabBusy')}</p>
      ) : (
        <Loaded from={data.settings}>
          {(settings) => <GoalForm tab={tab} settings={settings} isRepeat={run !== null} onSettings={onSettings} />}
        </Loaded>
      )}
    </div>
  );
}
