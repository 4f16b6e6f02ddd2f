import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { pageLeftWords } from '@/ui/messages/page-left-words';
import { statusWord } from '@/ui/messages/status-word';
import { useEscape } from '@/ui/parts/use-escape';
import { CurrentStep } from '@/ui/run/current-step';
import { RunControls } from '@/ui/run/run-controls';
import { WaitNotice } from '@/ui/run/wait-notice';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { FillBar } from './fill-bar';
import type { FillRegionProps } from './fill-region-props';
import { PilotSteps } from './pilot-steps';
import { ProfileHint } from './profile-hint';
import { FileNotice } from './questions/file-notice';
import { FrameNotice } from './questions/frame-notice';
import { OpenQuestions } from './questions/open-questions';
import { PictureNotice } from './questions/picture-notice';

/** A form being filled: its progress, the questions for the user, and how to halt it. */
export function LiveFill({ run, tab, profile, draft, onDraftChange, onProfile, onSettings }: FillRegionProps) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const stop = () => act.perform(() => acts.stop(run.id));
  const stopButton = (
    <Button look="quiet" icon="stop" className="fill-stop" onClick={stop}>
      {i18n.t('run.stop')}
    </Button>
  );
  return (
    <section className="run" aria-labelledby="run-site">
      <FillHeader run={run} />
      <FillBar run={run} />
      {run.wait === 'file-notice' && <FileNotice run={run}>{stopButton}</FileNotice>}
      {run.wait === 'confirm-frame' && <FrameNotice run={run}>{stopButton}</FrameNotice>}
      {run.wait === 'open-questions' && (
        <>
          <ProfileHint profile={profile} onProfile={onProfile} />
          <OpenQuestions key={run.state.page} run={run} draft={draft} onDraftChange={onDraftChange} />
          {stopButton}
        </>
      )}
      {run.wait === 'picture-notice' && <PictureNotice run={run}>{stopButton}</PictureNotice>}
      <PilotSteps run={run} />
      {!isAsking(run) && <Filling run={run} tab={tab} onSettings={onSettings} onStop={stop} />}
      <ActProblem words={act.problem} />
    </section>
  );
}

function FillHeader({ run }: { run: FillRun }) {
  return (
    <div>
      <header className="run-header">
        <h2 id="run-site" tabIndex={-1}>
          {run.site}
        </h2>
        <span className={`status status-${run.status}`}>{statusWord(run.status)}</span>
      </header>
      {run.state.title && <p className="plan-page">{run.state.title}</p>}
    </div>
  );
}

const isAsking = ({ wait }: FillRun): boolean =>
  wait === 'confirm-frame' || wait === 'file-notice' || wait === 'open-questions' || wait === 'picture-notice';

interface FillingProps extends Pick<FillRegionProps, 'run' | 'tab' | 'onSettings'> {
  onStop: () => void;
}

/** What is happening now, or must happen before it can continue. */
function Filling({ run, tab, onSettings, onStop }: FillingProps) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const isRunning = run.status === 'running';
  const pause = () => act.perform(() => acts.pause(run.id));
  useEscape(isRunning ? pause : null);
  return (
    <>
      {run.wait ? (
        <WaitNotice
          code={run.wait}
          told={run.wait === 'page-left' && run.state.pageLeft ? pageLeftWords(run.state.pageLeft) : null}
          kind={run.kind}
          isPaused={run.status === 'paused'}
          onSettings={onSettings}
        />
      ) : (
        <CurrentStep run={run} />
      )}
      <RunControls
        isRunning={isRunning}
        onPause={pause}
        onTakeOver={() => act.perform(() => acts.takeOver(run.id))}
        onResume={() => act.perform(() => acts.resume(run.id))}
        onStop={onStop}
      />
      <ActProblem words={act.problem} />
      {isRunning && (
        <p className="progress-note">
          {tab.title ? i18n.t('discover.actsIn', { title: tab.title }) : i18n.t('discover.actsInPlain')}{' '}
          {i18n.t('run.pauseKey')}
        </p>
      )}
    </>
  );
}
