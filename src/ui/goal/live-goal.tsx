import { i18n } from '#i18n';
import type { GoalRun } from '@/domain/run/run';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { statusWord } from '@/ui/messages/status-word';
import { CurrentStep } from '@/ui/run/current-step';
import { RunControls } from '@/ui/run/run-controls';
import { WaitNotice } from '@/ui/run/wait-notice';
import { ActProblem } from '../parts/act-problem';
import { useEscape } from '../parts/use-escape';
import { ApprovalCard } from './approval-card';
import { ItemsTable } from './items-table';
import { PlanList } from './plan-list';

interface LiveGoalProps {
  run: GoalRun;
  tab: ActiveTab;
  onSettings: () => void;
}

/** A goal that is being worked towards: its plan with the state of each step, what it asks, and how to halt it. */
export function LiveGoal({ run, tab, onSettings }: LiveGoalProps) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const isRunning = run.status === 'running';
  const isAsking = run.wait === 'goal-approval';
  const pause = () => act.perform(() => acts.pause(run.id));
  useEscape(isRunning ? pause : null);
  return (
    <section className="run goal-run" aria-labelledby="goal-run">
      <header className="run-header">
        <h2 id="goal-run" tabIndex={-1}>
          {run.state.goal}
        </h2>
        <span className={`status status-${run.status}`}>{statusWord(run.status)}</span>
      </header>
      {isAsking && <ApprovalCard run={run} />}
      {run.wait && !isAsking && (
        <WaitNotice code={run.wait} kind={run.kind} isPaused={run.status === 'paused'} onSettings={onSettings} />
      )}
      {isRunning && <CurrentStep run={run} />}
      {isAsking ? (
        <div className="actions">
          <StopButton run={run} />
        </div>
      ) : (
        <RunControls
          isRunning={isRunning}
          onPause={pause}
          onTakeOver={() => act.perform(() => acts.takeOver(run.id))}
          onResume={() => act.perform(() => acts.resume(run.id))}
          onStop={() => act.perform(() => acts.stop(run.id))}
        />
      )}
      <ActProblem words={act.problem} />
      {isRunning && (
        <p className="progress-note">
          {tab.title ? i18n.t('discover.actsIn', { title: tab.title }) : i18n.t('discover.actsInPlain')}{' '}
          {i18n.t('run.pauseKey')}
        </p>
      )}
      <PlanList plan={run.state.plan} />
      <ItemsTable run={run} />
    </section>
  );
}

function StopButton({ run }: { run: GoalRun }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  return (
    <>
      <button type="button" className="button button-plain" onClick={() => act.perform(() => acts.stop(run.id))}>
        {i18n.t('run.stop')}
      </button>
      <ActProblem words={act.problem} />
    </>
  );
}
