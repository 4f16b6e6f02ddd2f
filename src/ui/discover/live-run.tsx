import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { statusWord } from '@/ui/messages/status-word';
import { useAnnounce } from '@/ui/parts/announcer';
import { useEscape } from '@/ui/parts/use-escape';
import { collectedCount, progressSentence } from '@/ui/run/collection-progress';
import { CurrentStep } from '@/ui/run/current-step';
import { RunControls } from '@/ui/run/run-controls';
import { WaitNotice } from '@/ui/run/wait-notice';
import { CurrentAct } from '../explore/current-act';
import { ExplorationProgress } from '../explore/exploration-progress';
import { QuestionList } from '../explore/goal-list';
import { questionsSentence, settledQuestions } from '../explore/goals-progress';
import { UsageFigures } from '../explore/usage-figures';
import { ActProblem } from '../parts/act-problem';
import { RunCountsList } from './run-counts';
import { RunProgress } from './run-progress';
import { RunSearch } from './run-search';
import { TermsNotice } from './terms-notice';

interface LiveRunProps {
  run: DiscoverRun;
  tab: ActiveTab;
  onSettings: () => void;
}

/** A run that has not ended: its progress, what it is doing, what it needs, and how to halt it. */
export function LiveRun({ run, tab, onSettings }: LiveRunProps) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const isRunning = run.status === 'running';
  const { exploration, phase } = run.state;
  const isExploring = phase === 'explore' && exploration !== null;
  const pause = () => act.perform(() => acts.pause(run.id));
  useProgressAnnouncements(run);
  useEscape(isRunning ? pause : null);
  if (run.wait === 'terms-notice') return <TermsNotice run={run} />;
  return (
    <section className="run" aria-labelledby="run-site">
      <header className="run-header">
        <h2 id="run-site" tabIndex={-1}>
          {run.site}
        </h2>
        <span className={`status status-${run.status}`}>{statusWord(run.status)}</span>
      </header>
      {run.wait && (
        <WaitNotice code={run.wait} kind={run.kind} isPaused={run.status === 'paused'} onSettings={onSettings} />
      )}
      {isExploring ? <ExplorationHead run={run} /> : <Collecting run={run} />}
      <RunControls
        isRunning={isRunning}
        onPause={pause}
        onTakeOver={() => act.perform(() => acts.takeOver(run.id))}
        onResume={() => act.perform(() => acts.resume(run.id))}
        onStop={() => act.perform(() => acts.stop(run.id))}
      />
      <ActProblem words={act.problem} />
      {isRunning && <Attached tab={tab} />}
      {isExploring && <QuestionList goals={exploration.goals} runId={run.id} />}
      <UsageFigures run={run} />
    </section>
  );
}

/** What keeps changing, above the controls; findings are below them, however long they get. */
function ExplorationHead({ run }: { run: DiscoverRun }) {
  const { exploration } = run.state;
  return (
    <>
      {exploration && <ExplorationProgress exploration={exploration} />}
      <CurrentAct run={run} />
    </>
  );
}

/** Chrome's own bar about the debugger does not name the tab. */
function Attached({ tab }: { tab: ActiveTab }) {
  return (
    <p className="progress-note">
      {tab.title ? i18n.t('discover.actsIn', { title: tab.title }) : i18n.t('discover.actsInPlain')}{' '}
      {i18n.t('run.pauseKey')}
    </p>
  );
}

function Collecting({ run }: { run: DiscoverRun }) {
  return (
    <>
      <RunProgress run={run} />
      {run.status === 'running' && <CurrentStep run={run} />}
      <RunSearch wishes={run.state.wishes} />
      <RunCountsList run={run} />
    </>
  );
}

/** Every ten jobs and every goal are announced; what the run waits for is an alert of its own. */
function useProgressAnnouncements(run: DiscoverRun): void {
  const announce = useAnnounce();
  const { exploration, phase } = run.state;
  const goals = phase === 'explore' && exploration ? exploration.goals : null;
  const milestone = goals ? settledQuestions(goals) : Math.floor(collectedCount(run) / 10);
  const sentence = goals ? questionsSentence(goals) : progressSentence(run);
  const said = useRef({ phase, milestone: 0 });
  useEffect(() => {
    const earlier = said.current.phase === phase ? said.current.milestone : 0;
    said.current = { phase, milestone: Math.max(earlier, milestone) };
    if (milestone > earlier) announce(sentence);
  }, [announce, phase, milestone, sentence]);
}
